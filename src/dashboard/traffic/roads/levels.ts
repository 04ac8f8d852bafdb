import {translate} from '@docusaurus/Translate';
import {trafficColours} from '@site/src/map/base/dataColours';

/** How much traffic slows a road, in classes: from so many percent on. The platform's own thresholds are 10 and 20. */
export const levels = [
  {id: 'free', from: 0},
  {id: 'slow', from: 10},
  {id: 'heavy', from: 20},
  {id: 'jam', from: 40},
] as const satisfies readonly {id: keyof typeof trafficColours; from: number}[];

export type Level = (typeof levels)[number]['id'];

/** Less than this is not called slow. */
export const SLOW_FROM = levels[1].from;

/** @param percent of the free-flow speed that is lost */
export function levelOf(percent: number): Level {
  return levels.findLast(({from}) => percent >= from)?.id ?? 'free';
}

export function colourOf(level: Level): string {
  return `var(--${trafficColours[level]})`;
}

/** The word for each level. */
export function levelNames(): Readonly<Record<Level, string>> {
  return {
    free: translate({id: 'dashboard.traffic.level.free', message: 'Free', description: 'A road'}),
    slow: translate({id: 'dashboard.traffic.level.slow', message: 'Slow', description: 'A road'}),
    heavy: translate({id: 'dashboard.traffic.level.heavy', message: 'Heavy', description: 'A road'}),
    jam: translate({id: 'dashboard.traffic.level.jam', message: 'Congested', description: 'A road'}),
  };
}
