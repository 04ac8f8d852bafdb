import type {components} from '../../../contract/generated/contract';
import type {Account} from '../../../store/accounts';
import type {StoredRestriction} from '../../../store/flights/restrictions';
import type {Restriction as PublicRestriction} from '../../../world/restrictions/types';
import {organizationOf} from './organization';

/** A restriction as one account sees it: the contract's shape, for public and custom ones alike. */
export type VisibleRestriction = components['schemas']['Restriction'];
export type RestrictionFeature = components['schemas']['RestrictionFeature'];
export type RestrictionAlert = components['schemas']['RestrictionAlert'];

/** The extra attributes that a restriction may have, under their own names. */
export const attributes = [
  'State',
  'Proponent',
  'Branch',
  'Base',
  'Facility',
  'Reason',
  'County',
  'POC',
] as const;
export type Attributes = {readonly [Name in (typeof attributes)[number]]?: string};

export function showPublic(restriction: PublicRestriction): VisibleRestriction {
  const {id, type, dataset, name, ceilingMeters, activeTime, endTime, attributes, geometry} = restriction;
  const feature = {
    type: 'Feature' as const,
    id: `${id}-1`,
    geometry: {type: 'Polygon' as const, coordinates: geometry.coordinates},
    properties: {
      restrictionId: id,
      type,
      access: 'public' as const,
      dataset,
      name,
      ...(ceilingMeters !== undefined && {ceilingMeters}),
      ...(activeTime !== undefined && {activeTime}),
      ...(endTime !== undefined && {endTime}),
      ...attributes,
    },
  };
  const featureCollection = {type: 'FeatureCollection' as const, features: [feature]};
  return {restrictionId: id, type, access: 'public', featureCollection, ...attributes};
}

export function showCustom(
  {restrictionId, ownerId, createdDate, details}: StoredRestriction,
  viewer: Account,
): VisibleRestriction {
  const {featureCollection, ...attributes} = details;
  const access = ownerId === viewer.accountId ? ('owner' as const) : ('shared' as const);
  const {name: organization} = organizationOf(viewer);
  const features = featureCollection.features.map(
    ({id, geometry, properties}, index): RestrictionFeature => ({
      type: 'Feature',
      id: id ?? String(index),
      geometry,
      properties: {restrictionId, type: 'custom', access, dataset: 'custom', ...properties, ...attributes},
    }),
  );
  return {
    restrictionId,
    type: 'custom',
    access,
    organization,
    createdDate,
    featureCollection: {type: 'FeatureCollection', features},
    ...attributes,
  };
}

/** What a map or an alert says of one area of a restriction. */
export function alertOf({properties}: RestrictionFeature): RestrictionAlert {
  const {dataset, restrictionId, name, ceilingMeters, activeTime, endTime} = properties;
  return {
    dataset,
    id: restrictionId,
    name,
    ...(ceilingMeters !== undefined && {ceilingMeters}),
    ...(activeTime !== undefined && {activeTime}),
    ...(endTime !== undefined && {endTime}),
  };
}
