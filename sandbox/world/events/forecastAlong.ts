import type {LineString} from 'geojson';
import type {Position} from '../../geometry/ring';
import {dataPointsAlong} from './dataPoints';
import {cellPieces, joined, movingSteps, type CellPiece} from './pieces';
import {hoursOf, thresholdsOf, type DataPoints, type ForecastHour, type ForecastQuestion} from './question';
import {Readings, crossesAt} from './readings';
import {describeThreshold, type Threshold} from './thresholds';

/** One line of a way and where it stands in it: leg and step of a route, segment and line of a flight plan. */
export interface WayStep {
  readonly leg: number;
  readonly step: number;
  /** Longitude, latitude and perhaps altitude; between two of them it is straight on the map. */
  readonly line: readonly Position[];
}

/** A way in its steps, from start to end. */
export interface MeasuredWay {
  /** The whole line, along which readings are taken. */
  readonly line: readonly Position[];
  readonly steps: readonly WayStep[];
}

/** A stretch of a way, within one step. */
export interface Stretch {
  readonly geometry: LineString;
  readonly routeSegment: {leg: number; step: number};
}

/** A threshold crossed on a stretch, with the hours in which it is. */
export interface WayOverlap extends Stretch {
  readonly event: {
    readonly eventId: string;
    readonly description: string;
    readonly threshold: ReturnType<typeof describeThreshold>;
    readonly forecasts: (ForecastHour & {readonly maxValue: number; readonly minValue: number})[];
  };
}

/** What the forecast says along a way; `dataPoints` when the question includes data. */
export interface WayForecast {
  readonly overlaps: WayOverlap[];
  readonly dataPoints?: DataPoints[];
}

/**
 * The stretches of a way on which the weather crosses a threshold in an hour of the question, from start to end, each
 * within one step; and its readings when they are asked for. Every value is that of the grid's cell. The forecast
 * holds for the whole way in each hour: it does not travel along.
 */
export function forecastAlong({line, steps}: MeasuredWay, question: ForecastQuestion): WayForecast {
  const readings = new Readings(question);
  const overlaps = movingSteps(steps).flatMap((step) => overlapsOf(step, question, readings));
  const {includeData: type} = question;
  return type === undefined
    ? {overlaps}
    : {overlaps, dataPoints: dataPointsAlong(line, type, question, readings)};
}

function overlapsOf(
  {leg, step, line}: WayStep,
  question: ForecastQuestion,
  readings: Readings,
): WayOverlap[] {
  const pieces = [...cellPieces(line)];
  const hours = hoursOf(question);
  return thresholdsOf(question)
    .flatMap((threshold) =>
      stretchesOf(pieces, ({column, row}) => {
        const series = readings.series(threshold.type, column, row);
        return hours.some(({forecastHour}) => crossesAt(threshold, series, forecastHour));
      }).map(([first, end]) => ({threshold, first, end})),
    )
    .sort((a, b) => a.first - b.first)
    .map(({threshold, first, end}) => {
      const within = pieces.slice(first, end);
      return {
        event: eventOn(within, threshold, hours, readings),
        geometry: joined(within),
        routeSegment: {leg, step},
      };
    });
}

/** Where a list has items that follow each other and pass: first index, and the one behind the last. */
function stretchesOf<Item>(items: readonly Item[], passes: (item: Item) => boolean): [number, number][] {
  const stretches: [number, number][] = [];
  items.forEach((item, index) => {
    if (!passes(item)) return;
    const last = stretches.at(-1);
    if (last?.[1] === index) last[1]++;
    else stretches.push([index, index + 1]);
  });
  return stretches;
}

/** What happens on a stretch: the hours in which any of it crosses the threshold, with the range of all of it. */
function eventOn(
  within: readonly CellPiece[],
  threshold: Threshold,
  hours: readonly ForecastHour[],
  readings: Readings,
): WayOverlap['event'] {
  const {id, type, description} = threshold;
  const cells = [...new Set(within.map(({column, row}) => readings.series(type, column, row)))];
  const forecasts = hours.flatMap((hour) => {
    const {forecastHour} = hour;
    if (!cells.some((series) => crossesAt(threshold, series, forecastHour))) return [];
    let [maxValue, minValue] = [-Infinity, Infinity];
    for (const series of cells) {
      maxValue = Math.max(maxValue, series[forecastHour + 1] ?? 0);
      minValue = Math.min(minValue, series[forecastHour + 1] ?? 0);
    }
    return [{...hour, maxValue, minValue}];
  });
  return {eventId: id, description, threshold: describeThreshold(threshold), forecasts};
}
