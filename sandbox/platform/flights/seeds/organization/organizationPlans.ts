import type {PlansInNotation} from '../../plan-formats/notations';
import {readGeoJson} from '../../plan-formats/geojson/readGeoJson';
import {readQgc} from '../../plan-formats/qgc/read/readQgc';
import {readUxv} from '../../plan-formats/uxv/uxv';
import type {PlanToSave} from '../../../../store/flights/plans';
import {patrolPlan} from './geoJsonPlan';
import {surveyPlan, waypointsPlan} from './groundStationPlans';
import {corridorPlan, structurePlan, transferPlan} from './nativePlans';
import {placeOf, type Place} from './place';
import {sites} from './sites';

/** Enough plans to be worth a report: each site is visited fourteen times. */
export const PLANS = 14 * sites.length;
const CHANCES = 20_260;

type Identity = Parameters<typeof patrolPlan>[0];
type Kind = readonly [
  word: string,
  collectionId: string,
  upload: (id: Identity, at: Place) => PlansInNotation,
];

/** As many kinds as share no divisor with the number of sites: each site meets each kind. */
const kinds: readonly Kind[] = [
  ['survey', 'field-surveys', (id, place) => ({format: 'qgc', plans: [surveyPlan(id, place)]})],
  ['patrol', 'site-watch', (id, place) => ({format: 'geojson', plans: [patrolPlan(id, place)]})],
  ['corridor', 'line-inspections', (id, place) => ({format: 'uxv', plans: [corridorPlan(id, place)]})],
  ['round', 'site-watch', (id, place) => ({format: 'qgc', plans: [waypointsPlan(id, place)]})],
  ['tower', 'structures', (id, place) => ({format: 'uxv', plans: [structurePlan(id, place)]})],
  ['mapping', 'field-surveys', (id, place) => ({format: 'qgc', plans: [surveyPlan(id, place)]})],
  ['transfer', 'line-inspections', (id, place) => ({format: 'uxv', plans: [transferPlan(id, place)]})],
];

/** What somebody posted: one plan in one of the three notations. */
export function uploadOf(index: number): PlansInNotation {
  const [site, kind] = [sites[index % sites.length], kinds[index % kinds.length]];
  if (!site || !kind) throw new Error(`The rule of the seeded organization makes no plan ${index}.`);
  const [word, collectionId, upload] = kind;
  const round = Math.floor(index / sites.length) + 1;
  const id = `${site.name.toLowerCase().replaceAll(' ', '-')}-${word}-${round}`;
  return upload({id, collectionId, name: `${site.name}, ${word} ${round}`}, placeOf(site, index, CHANCES));
}

type OrganizationPlan = Omit<PlanToSave, 'user'>;
let made: readonly OrganizationPlan[] | undefined;

/** All plans as they are stored. They depend on nothing: a process that opens many sandboxes makes them once. */
export function organizationPlans(): readonly OrganizationPlan[] {
  made ??= Array.from({length: PLANS}, (_, index) => readUpload(uploadOf(index)));
  return made;
}

/** Reads without the checks that a posted plan meets: a test runs those. */
function readUpload(upload: PlansInNotation): OrganizationPlan {
  switch (upload.format) {
    case 'uxv':
      return identified(upload.plans[0], readUxv);
    case 'geojson':
      return identified(upload.plans[0], readGeoJson);
    case 'qgc':
      return {...identified(upload.plans[0], readQgc), ...(upload.plans[0] && {file: upload.plans[0]})};
  }
}

function identified<Posted extends Partial<Identity>>(
  posted: Posted | undefined,
  read: (posted: Posted) => PlanToSave['plan'],
): OrganizationPlan {
  const {id, collectionId, name} = posted ?? {};
  if (!posted || !id || !collectionId || !name) throw new Error('A seeded plan has no identity.');
  return {planId: id, collectionId, name, plan: read(posted)};
}
