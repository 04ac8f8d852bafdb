import type {WeatherType} from '@site/src/map/tiles/shown/legend';
import type {Reading} from '../reading';

type Readings = ReadonlyMap<WeatherType, Reading>;

/** The lowest and the highest value of a chart. */
export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** Amounts are bars that stand on zero; the others are lines. */
export const bars: readonly WeatherType[] = ['rain', 'snow', 'traffic'];

/** Gusts are above the wind that they interrupt: one scale shows by how much. */
const winds: readonly WeatherType[] = ['wind', 'gust'];

/** What a chart spans at least, in the unit of the API: smaller differences look small. */
const leastSpans: Readonly<Record<WeatherType, number>> = {
  temp: 8,
  wind: 10,
  gust: 10,
  rain: 4,
  snow: 10,
  traffic: 20,
};

/** What the chart of a kind spans: temperatures what they need, all others from zero. */
export function scaleOf(type: WeatherType, readings: Readings): Scale {
  const together = winds.includes(type) ? winds : [type];
  const values = together.flatMap((each) => readings.get(each) ?? []).filter((value) => value !== undefined);
  const least = leastSpans[type];
  if (type !== 'temp') return {low: 0, high: Math.max(least, ...values)};
  if (values.length === 0) return {low: 0, high: least};
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(0, least - (high - low)) / 2;
  return {low: low - room, high: high + room};
}

/** A cell of an hour is a box of 100 by 100, from its top left. */
const BOX = 100;
/** Nothing is drawn at its very edge, where half of a line's width would be cut. */
const EDGE = 8;
const LOWEST_BAR = 5;

function yOf(value: number, {low, high}: Scale): number {
  return BOX - EDGE - ((value - low) / (high - low)) * (BOX - 2 * EDGE);
}

/**
 * The part of a line that lies in the cell of an hour, as data of an SVG path: from half the way to the hour before,
 * through the hour's value, to half the way to the next. An hour without a value interrupts the line.
 */
export function lineIn(reading: Reading, hour: number, scale: Scale): string | undefined {
  const value = reading[hour];
  if (value === undefined) return undefined;
  const halfTo = (x: number, other: number | undefined) =>
    other === undefined ? [] : [`${x} ${yOf((value + other) / 2, scale)}`];
  const points = [
    ...halfTo(0, reading[hour - 1]),
    `${BOX / 2} ${yOf(value, scale)}`,
    ...halfTo(BOX, reading[hour + 1]),
  ];
  return `M${points.join('L')}`;
}

/** The dot of an hour on its line, as data of an SVG path: without length, it is as large as its round ends. */
export function dotIn(value: number, scale: Scale): string {
  return `M${BOX / 2} ${yOf(value, scale)}h0`;
}

/** The bar of an hour, as data of an SVG path. The least amount is seen beside the greatest. */
export function barIn(value: number, {high}: Scale): string {
  const height = value === 0 ? 0 : Math.max(LOWEST_BAR, (value / high) * (BOX - EDGE));
  return `M20 ${BOX}v${-height}h60v${height}z`;
}

/** A day of the table. */
interface Day {
  /** Its first hour in the table, in milliseconds since 1970. */
  readonly time: number;
  readonly hours: number;
}

/** The days that hours belong to where the reader is. @param times of the hours, in their order */
export function daysOf(times: readonly number[]): readonly Day[] {
  const days: {time: number; hours: number}[] = [];
  for (const time of times) {
    const day = days.at(-1);
    if (day && new Date(day.time).toDateString() === new Date(time).toDateString()) day.hours++;
    else days.push({time, hours: 1});
  }
  return days;
}
