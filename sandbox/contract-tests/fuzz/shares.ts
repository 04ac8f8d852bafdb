import {operations} from '../contract';

/** What CI owes, half of it valid. */
export const LEAST_REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);

/** Valid requests to operations of which one costs as much as hundreds of others; the rest take their share. */
const fewValues: Readonly<Record<string, number>> = {
  getTemperatureGrid: 3,
  getWindGrid: 3,
  getGustGrid: 3,
  getRainGrid: 3,
  getSnowGrid: 3,
  computeRoute: 100,
  listRestrictions: 100,
  getCollectionWeatherForecast: 100,
  getCollectionWeatherAlerts: 100,
};

/** How many valid and how many broken requests an operation gets. */
export function shareOf(operationId: string): {valid: number; broken: number} {
  const half = LEAST_REQUESTS / 2;
  const few = Object.values(fewValues).reduce((sum, count) => sum + count, 0);
  const others = operations.length - Object.keys(fewValues).length;
  return {
    valid: fewValues[operationId] ?? Math.ceil((half - few) / others),
    broken: Math.ceil(half / operations.length),
  };
}
