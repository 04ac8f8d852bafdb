import {translate} from '@docusaurus/Translate';
import type {Hit, RoadLine} from '@site/src/map';
import {levelNames, levelOf, SLOW_FROM} from './levels';
import {roadName} from './roadName';

/** A road at a place, as somebody points at it. */
export interface Reading extends Pick<RoadLine, 'name' | 'kind'> {
  readonly id: string;
  /** 0 where it is free. */
  readonly percent: number;
}

/** What a feature of `roadsLayer` says. */
export function readingOf({properties}: Hit): Reading {
  const {id, name, kind, percent} = properties as unknown as Reading;
  return {id, name, kind, percent};
}

/** Name, level and value of a road. */
export function readingText(reading: Reading): string {
  const {percent} = reading;
  const values = {
    road: roadName(reading),
    level: levelNames()[levelOf(percent)],
    percent: String(percent || SLOW_FROM),
  };
  return percent === 0
    ? translate(
        {id: 'dashboard.traffic.reading.free', message: '{road}: {level}, less than {percent} % slower'},
        values,
      )
    : translate({id: 'dashboard.traffic.reading', message: '{road}: {level}, {percent} % slower'}, values);
}
