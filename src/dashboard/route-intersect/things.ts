import type {AreaGeometry, Restriction} from '@site/src/plan-check';
import type {Schemas} from '@site/src/platform';
import type {FireZone} from '../shared/data/fireQuestions';
import {fireNote, restrictionNote} from './noteWords';

/** What a way may meet. */
export type Kind = (typeof kinds)[number];
export const kinds = ['alert', 'fire', 'restriction', 'area'] as const;

/** Something that a way may meet. */
export interface Thing {
  readonly kind: Kind;
  /** Unique among all things. */
  readonly key: string;
  /** By which its panel selects it. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly geometry: AreaGeometry | undefined;
  /** When it is in force, in milliseconds since 1970; infinite where no end is known. */
  readonly from: number;
  readonly until: number;
  /** With which its panel lists it. */
  readonly filters: Readonly<Record<string, string>>;
}

const always = {from: -Infinity, until: Infinity} as const;

export function alertThing(alert: Schemas['WeatherAlert'], id: string): Thing {
  return {
    kind: 'alert',
    key: `alert:${id}`,
    id,
    name: alert.eventDescription,
    note: alert.areaName,
    geometry: alert.detailPolygon,
    from: Date.parse(alert.effectiveTime),
    until: Date.parse(alert.expireTime),
    filters: {'weather-alerts-country': alert.countryCode},
  };
}

/** Nobody knows how a fire will spread: it is taken to burn as it does now. */
export function fireThing({id, geometry, properties}: FireZone): Thing {
  const {name, source, regionCode} = properties;
  return {
    kind: 'fire',
    key: `fire:${source}:${id}`,
    id,
    name,
    note: fireNote(source),
    geometry,
    ...always,
    filters: {'fire-zones-region': regionCode, 'fire-zones-source': source},
  };
}

export function restrictionThing({id, geometry, properties}: Restriction): Thing {
  const {restrictionId, name, ceilingMeters, activeTime, endTime} = properties;
  return {
    kind: 'restriction',
    key: `restriction:${restrictionId}:${id}`,
    id: restrictionId,
    name,
    note: restrictionNote(ceilingMeters),
    geometry,
    from: activeTime === undefined ? -Infinity : Date.parse(activeTime),
    until: endTime === undefined ? Infinity : Date.parse(endTime),
    filters: {'flights-view': 'airspace'},
  };
}

export function areaThing({areaId, areaName, collectionName, geometry}: Schemas['GeoJsonArea']): Thing {
  return {
    kind: 'area',
    key: `area:${areaId}`,
    id: areaId,
    name: areaName,
    note: collectionName ?? '',
    geometry,
    ...always,
    filters: {'locations-list': 'areas'},
  };
}
