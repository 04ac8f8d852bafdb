import type {FastifyInstance} from 'fastify';
import {contract} from '../contract';
import {send} from '../request';

/** Every country; somewhere nothing is wrong. */
export async function emptyCountries(): Promise<{path: {countryCode: unknown}}[]> {
  const {value} = contract.at('/components/parameters/CountryCode/schema');
  const codes: readonly unknown[] = Array.isArray(value.enum) ? value.enum : [];
  return codes.map((countryCode) => ({path: {countryCode}}));
}

/** Areas that were warned half a year ago: most of them are not now. */
export async function emptyAreas(app: FastifyInstance): Promise<{path: {areaId: string}}[]> {
  const clock = await app.inject('/sandbox/clock');
  const {now} = clock.json<{now: string}>();
  const move = (body: object) =>
    send(app, {method: 'POST', url: '/sandbox/clock', body: JSON.stringify(body)});
  await move({now: '2026-01-14T18:00:00Z'});
  const response = await send(app, {method: 'GET', url: '/weatheralerts/v2/geography/US'});
  await move({now});
  const {alerts} = response.json<{alerts: {areaId: string}[]}>();
  return [...new Set(alerts.map(({areaId}) => areaId))].map((areaId) => ({path: {areaId}}));
}
