import type {FastifyInstance} from 'fastify';
import {contract, type DocumentedOperation} from '../contract';
import {send, writeRequest, type Values, type WireRequest} from '../request';
import {exampleValues, type Case} from './case';
import {emptyAreas, emptyCountries} from './quietAlerts';

type Change = Partial<Values>;
interface Special {
  readonly status: number;
  /** What is asked differently from the example; the first that is answered as meant will do. */
  readonly among: readonly Change[] | ((app: FastifyInstance) => Promise<readonly Change[]>);
  readonly as?: WireRequest['as'];
}

const path = (values: Record<string, unknown>): Change => ({path: values});
const outside: Special = {status: 404, among: [path({zoom: 3, x: 8, y: 0}), path({zoom: 3, x: 0, y: 8})]};
const gridOutOfReach: Special = {status: 404, among: [path({year: 2031}), path({year: 1999})]};
/** From 0°, 0° to the north-east: the Gulf of Guinea, which no country warns. */
const AT_SEA = '??_c`|@_c`|@';

/** What a schema cannot know: where nothing is, what nobody may do, what has no way. By operation. */
const special: Readonly<Record<string, readonly Special[]>> = {
  computeRoute: [{status: 404, among: [path({waypoints: '-122.3384,47.6026;-155.4,19.6'})]}],
  getRestrictionAlerts: [
    {status: 204, among: [path({coordinates: [-140, 40]}), path({coordinates: [-30, -50]})]},
  ],
  listRestrictions: [{status: 403, as: 'visitor', among: [{query: {type: 'owner'}}]}],
  createRestriction: [{status: 403, as: 'visitor', among: [{}]}],
  deleteRestriction: [{status: 403, among: publicRestrictions}],
  getRestrictionTile: [
    outside,
    {status: 204, among: [path({zoom: 9, x: 57, y: 194}), path({zoom: 9, x: 200, y: 400})]},
  ],
  getFireZones: [
    // Winter in New Zealand.
    {status: 204, among: [path({regionCode: 'NZ', source: 'sat'})]},
    {status: 204, among: [path({regionCode: 'AU', source: 'nifc'})]},
  ],
  getFirePolygons: [
    {status: 404, among: [path({year: 2031})]},
    {status: 400, among: [path({month: 2, day: 30})]},
  ],
  getFireZoneTile: [outside, {status: 204, among: [path({zoom: 6, x: 4, y: 30})]}],
  getAlertsByCountry: [
    {status: 204, among: emptyCountries},
    {status: 400, among: [{query: {language: 'xx'}}]},
  ],
  getAlertsByBoundary: [
    {status: 204, among: emptyAreas},
    {status: 404, among: [path({areaId: 'nobody-warns-this'})]},
  ],
  getAlertsByLocation: [{status: 204, among: [path({coordinates: [-140, -40]})]}],
  getAlertsForRoutes: [{status: 204, among: [{body: lineOf(AT_SEA)}]}],
  getForecastTile: [
    outside,
    // No snow falls on the Sahara in July.
    {status: 204, among: [{path: {zoom: 5, x: 16, y: 13}, query: {weatherType: 'snow'}}]},
  ],
  getTemperatureGrid: [gridOutOfReach],
  getWindGrid: [gridOutOfReach],
  getGustGrid: [gridOutOfReach],
  getRainGrid: [gridOutOfReach],
  getSnowGrid: [gridOutOfReach],
};

export function specialCases(operation: DocumentedOperation): Case[] {
  const example = exampleValues(operation);
  const write = (change: Change) =>
    writeRequest(operation, {
      path: {...example.path, ...change.path},
      query: {...example.query, ...change.query},
      body: change.body ?? example.body,
    });
  return (special[operation.operationId] ?? []).map(({status, among, as}) => {
    const ask = (change: Change): WireRequest => ({...write(change), ...(as && {as})});
    return {
      name: `${status} where the world says so`,
      statuses: [status],
      among: typeof among === 'function' ? async (app) => (await among(app)).map(ask) : among.map(ask),
    };
  });
}

/** Restrictions of authorities, which no account may delete. */
async function publicRestrictions(app: FastifyInstance): Promise<Change[]> {
  const response = await send(app, {method: 'GET', url: '/flights/v2/restrictions?type=fulltime'});
  const {features} = response.json<{features: {properties: {restrictionId: string}}[]}>();
  return features.slice(0, 1).map(({properties: {restrictionId}}) => path({restrictionId}));
}

function lineOf(geometry: string): unknown {
  const line = contract.at('/components/examples/foreignLine').value.value;
  const text = JSON.stringify(line);
  return JSON.parse(text, (key, value: unknown) => (key === 'geometry' ? geometry : value)) as unknown;
}
