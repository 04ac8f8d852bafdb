import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {closedImports, whyClosed} from './arrows';
import {readArchitecture} from './architecture';
import {apart, closed, portalFloors, sandboxFloors} from './house';

// What ARCHITECTURE.md draws is what lint must hold: the document is the expectation, the tables are what is tested.
const drawn = readArchitecture(readFileSync(new URL('../../../ARCHITECTURE.md', import.meta.url), 'utf8'));

/** Arrows between trees and inside rooms: closed ones first, then open ones. */
const shut: [from: string, to: string][] = [
  ['src/dashboard/fleet', 'src/dashboard/alerts'],
  ['src/admin/users', 'src/admin/collections'],
  ['src/admin/userPool', 'src/admin/users'],
  ['sandbox/http', 'src/site'],
  ['src/site', 'sandbox/base'],
  ['src/guide', 'docs/guides'],
  ['src/site', 'scripts/lib'],
  ['sandbox/base', 'scripts/lib'],
  ['sandbox/platform/locations', 'sandbox/platform/flights'],
  ['tests/as-visitor', 'src/reference'],
  ['tests/fixtures', 'src/site'],
  ['tests/every-page', 'src/site'],
];
const open: [from: string, to: string][] = [
  ['src/admin/users', 'src/admin/userPool'],
  ['src/dashboard', 'src/dashboard/fleet'],
  ['src/dashboard/fleet', 'src/map'],
  ['sandbox/platform/locations', 'sandbox/platform/shared'],
  ['sandbox/platform', 'sandbox/platform/locations'],
  ['tests/as-visitor', 'tests/fixtures'],
  ['tests/components', 'src/site'],
  ['tests/second-brand', 'src/site'],
  ['scripts/lib', 'src/site'],
];

test('ARCHITECTURE.md draws the floors, closed arrows and rooms apart that lint holds', () => {
  expect(drawn.portal).toEqual(portalFloors.map((floor) => floor.map((room) => `src/${room}`)));
  expect(drawn.sandbox).toEqual(sandboxFloors.map((floor) => floor.map((room) => `sandbox/${room}`)));
  expect(drawn.closed).toEqual(closed.map(([from, to]) => [[...from], [...to]]));
  expect(drawn.apart).toEqual(apart.map(([parent, , ...shared]) => [[parent], shared]));
});

test('every room that there is stands in the drawing', () => {
  const found = (tree: string) =>
    readdirSync(new URL(`../../../${tree}/`, import.meta.url), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => `${tree}/${name}`);
  expect(found('src').toSorted()).toEqual(drawn.portal.flat().toSorted());
  // What tests of the sandbox share is on no floor: nothing that runs imports it.
  expect(
    found('sandbox')
      .filter((room) => room !== 'sandbox/testing')
      .toSorted(),
  ).toEqual(
    drawn.sandbox
      .flat()
      .filter((room) => !room.endsWith('.ts'))
      .toSorted(),
  );
});

test.each([
  ['src', drawn.portal],
  ['sandbox', drawn.sandbox],
])('a room of %s imports from lower floors alone', (_tree, floors) => {
  for (const [index, floor] of floors.entries())
    for (const from of floor) {
      const others = floors.flat().filter((room) => room !== from);
      const below = floors.slice(index + 1).flat();
      const exceptions = drawn.closed.filter(([rooms]) => rooms.includes(from)).flatMap(([, to]) => to);
      const allowed = below.filter((room) => !exceptions.includes(room));
      expect([from, allowedBy(from, others)]).toEqual([from, allowed]);
    }
});

test('no tree and no panel looks where it must not', () => {
  for (const [from, to] of shut) expect([from, allowedBy(from, [to])]).toEqual([from, []]);
  for (const [from, to] of open) expect([from, allowedBy(from, [to])]).toEqual([from, [to]]);
});

test('a complaint names both files and says why', () => {
  const [complaint] = closedImports(
    new Map([['sandbox/http/thing.ts', ['sandbox/base/thing.ts', 'src/site/thing.ts']]]),
  );
  expect(complaint).toMatch(/^sandbox\/http\/thing\.ts imports src\/site\/thing\.ts: .*independent witness/);
});

/** Which of these rooms a file of another may import. */
function allowedBy(from: string, others: readonly string[]): string[] {
  return others.filter((to) => whyClosed(fileOf(from), fileOf(to)) === undefined);
}

function fileOf(room: string): string {
  return room.endsWith('.ts') ? room : `${room}/thing.ts`;
}
