import type {Position} from '../../geometry/ring';
import {distanceMetres} from '../../geometry/sphere';
import {straightLines} from '../../geometry/straightLines';
import {columnOf, rowOf} from '../frame/grid';
import type {WeatherType} from '../weather/types';
import {hoursOf, type DataPoints, type ForecastQuestion} from './question';
import type {Readings} from './readings';

const METRES_APART = 4000;
/** Long lines are measured in parts: straight on the map is not the shortest way over the earth. */
const PART_DEGREES = 0.25;

/** The readings every 4 km of a line from its start, and where it ends; none without a line. */
export function dataPointsAlong(
  line: readonly Position[],
  type: WeatherType,
  question: ForecastQuestion,
  readings: Readings,
): DataPoints[] {
  const cells = positionsApart(line).map(([lon, lat]) => [columnOf(lon), rowOf(lat)] as const);
  if (cells.length === 0) return [];
  return hoursOf(question).map((hour) => ({
    ...hour,
    dataPoints: {[type]: cells.map(([column, row]) => readings.at(type, column, row, hour.forecastHour))},
  }));
}

/** Where readings are taken: longitude, latitude. */
export function positionsApart(line: readonly Position[]): (readonly [lon: number, lat: number])[] {
  const [[lon, lat] = []] = line;
  if (lon === undefined || lat === undefined) return [];
  const positions: (readonly [number, number])[] = [[lon, lat]];
  let walked = 0;
  for (const [from, to] of parts(line)) {
    const metres = distanceMetres(from, to);
    for (let next = positions.length * METRES_APART; next <= walked + metres; next += METRES_APART) {
      const share = (next - walked) / metres;
      positions.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    walked += metres;
  }
  const [endLon = lon, endLat = lat] = line.at(-1) ?? [];
  if (walked > (positions.length - 1) * METRES_APART) positions.push([endLon, endLat]);
  return positions;
}

type Part = readonly [from: readonly [number, number], to: readonly [number, number]];

function* parts(line: readonly Position[]): Generator<Part, void, undefined> {
  for (const {from, to} of straightLines(line)) {
    const [[lon = 0, lat = 0], [toLon = 0, toLat = 0]] = [from, to];
    const [east, north] = [toLon - lon, toLat - lat];
    const count = Math.max(1, Math.ceil(Math.max(Math.abs(east), Math.abs(north)) / PART_DEGREES));
    for (let k = 0; k < count; k++)
      yield [
        [lon + (east * k) / count, lat + (north * k) / count],
        [lon + (east * (k + 1)) / count, lat + (north * (k + 1)) / count],
      ];
  }
}
