import path from 'node:path';
import {expect, test} from 'vitest';
import {readOperations} from '../../src/publishing/reference/readOperations';
import {isCalled, panelUses} from './panelUses';

const siteDir = path.resolve(import.meta.dirname, '../..');
const operations = [
  {slug: 'list-areas', method: 'get', path: '/areas'},
  {slug: 'create-area', method: 'post', path: '/areas'},
  {slug: 'get-tile', method: 'get', path: '/tile/{x}.{format}'},
];
const called = (code: string) =>
  operations.filter((each) => isCalled(code, each, operations)).map(({slug}) => slug);

test('a method of the client with a path is an operation, and not the others of that path', () => {
  expect(called('dataOf(await client().POST("/areas", {body}))')).toEqual(['create-area']);
  expect(called('fetch("/areas")')).toEqual([]);
});

test('a path with one method is called where it is taken, alone or by its key', () => {
  expect(called('ask("/tile/{x}.{format}")')).toEqual(['get-tile']);
  const object = 'var paths = {\n  tiles: "/tile/{x}.{format}",\n  more: "/else"\n};\n';
  expect(called(`${object} ask(paths.more)`)).toEqual([]);
  expect(called(`${object} ask(paths.tiles)`)).toEqual(['get-tile']);
});

test('the panels of this dashboard call what their code says, and each calls something', async () => {
  const uses = await panelUses(siteDir, await readOperations(siteDir));
  const panels = (slug: string) => uses.get(slug)?.map(({id}) => id);
  expect(panels('create-restriction')).toEqual(['flights']);
  expect(panels('get-fire-zone-tile')).toEqual(['fire-zones']);
  expect(panels('get-flight-object-metadata')).toEqual(['air-traffic']);
  expect(panels('list-webhooks')).toEqual([]);
  const named = new Set([...uses.values()].flat().map(({id}) => id));
  // The account's panel speaks to the portal service, which is no part of this contract.
  expect(named.size).toBeGreaterThanOrEqual(13);
  expect([...uses.values()].flat()).toContainEqual({id: 'flights', title: 'Flights'});
});
