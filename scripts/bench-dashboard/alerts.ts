import {nowOf, row, tasksSince, untilDrawn} from './measured';
import type {Scenario} from './types';

const ALERTS = 500;
const PART = '/weatheralerts/v2/geography/';

/** 500 alerts with polygons: those of the sandbox, copied over the country. */
export const alerts: Scenario = async (page, api) => {
  const response = await fetch(`${api}${PART}US`, {headers: {'x-api-key': 'sandbox-developer-key'}});
  const {alerts: some} = (await response.json()) as {alerts: {identifier: string; detailPolygon?: Shape}[]};
  const drawnOnes = some.filter(({detailPolygon}) => detailPolygon);
  const many = Array.from({length: ALERTS}, (_, index) => {
    const alert = drawnOnes[index % drawnOnes.length];
    return {...alert, identifier: `bench-${index}`, detailPolygon: moved(alert?.detailPolygon, index)};
  });
  await page.route(`**${PART}**`, (route) => route.fulfill({json: {alerts: many}}));
  const since = await nowOf(page);
  await page.getByRole('link', {name: 'Weather alerts'}).click();
  await page.getByText(`${ALERTS} alerts`).waitFor();
  await page.locator('[data-map="drawn"]').waitFor();
  await page.waitForTimeout(2_000);
  const opened = await nowOf(page);
  const slider = page.getByRole('slider', {name: 'Hour shown'});
  for (let hour = 0; hour < 6; hour += 1) {
    await slider.press('ArrowRight');
    await page.waitForTimeout(1_000);
  }
  return [
    row(`${ALERTS} alerts with polygons: from response to drawn`, await untilDrawn(page, PART, since)),
    row(`${ALERTS} alerts, hour by hour: main-thread tasks over 50 ms`, await tasksSince(page, opened)),
  ];
};

interface Shape {
  readonly type: string;
  readonly coordinates: readonly (readonly (readonly number[])[])[];
}

function moved(shape: Shape | undefined, index: number): Shape | undefined {
  if (!shape) return undefined;
  const [east, north] = [(index % 25) * 1.2, Math.floor(index / 25) * 0.6 - 6];
  const coordinates = shape.coordinates.map((ring) =>
    ring.map(([lon = 0, lat = 0]) => [lon + east, lat + north]),
  );
  return {...shape, coordinates};
}
