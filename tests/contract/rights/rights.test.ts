import {afterAll, beforeAll, expect, test} from 'vitest';
import operations from '../../../.generated/reference/rights.json';
import {developer} from '../../../sandbox/base/seededAccounts';
import site from '../../../site.config';
import type {poolActions} from '../../../src/admin/overview/rights/poolActions';
import {rightsOf, type Right} from '../../../src/admin/overview/rights/rights';
import {membersOf} from '../../../src/admin/overview/rights/roles';
import {operations as contract} from '../contract';
import {People, type Access} from './people';
import {startPlatform, type RunningPlatform} from './startPlatform';
import {tryAction, tryKeys, tryOperations} from './tries';

// The table of rights that administrators see, and what really happens: everybody tries everything at the services.
// Panels are tried by tests/unit/panelRights.test.ts; one member of each kind tries pages and panels in a browser, in
// tests/as-admin/rights.spec.ts.
const rights = rightsOf({
  groups: site.groups,
  protectedPrefixes: site.protectedPrefixes,
  panels: [],
  operations,
  restrictionAuthors: site.api.restrictionAuthors,
  hasKeyService: site.portalService !== undefined,
});
const members = membersOf(site.groups);

let platform: RunningPlatform;
let url: string;
let people: People;
let administration: Access;
/** An account to try actions at. Who is refused changes nothing: it serves until somebody is allowed one. */
let untouched: string | undefined;
beforeAll(async () => {
  platform = await startPlatform();
  ({url} = platform);
  people = new People(url);
  administration = await people.administrator();
});
afterAll(() => platform.close());

test('everything on trial is there', () => {
  const tried = rights.filter(({kind}) => kind === 'operation').map(({id}) => id);
  expect(tried.toSorted()).toEqual(contract.map(({operationId}) => operationId).toSorted());
  const {dashboard, separate} = site.groups;
  // The two who are in no group, and the three groups that open no single panel.
  expect(members).toHaveLength(2 + 3 + Object.keys({...dashboard, ...separate}).length);
});

test.for(members)('$id may do at the services what the table says', async (member) => {
  const access = member.groups ? await people.member(member.groups, administration) : people.nobody();
  const wrong: string[] = [];
  const compare = (right: Right, may: boolean): void => {
    if (may !== right.may(member)) wrong.push(`${right.kind} ${right.id}: ${may ? 'allowed' : 'refused'}`);
  };
  const asked = rights.filter(({kind}) => kind === 'operation');
  const allowed = await tryOperations(
    platform,
    asked.map(({id}) => id),
    access,
  );
  asked.forEach((right, index) => compare(right, allowed[index] === true));
  for (const right of rights)
    if (right.kind === 'keys' || right.kind === 'pool')
      compare(right, await tries[right.kind](right, access));
  expect(wrong).toEqual([]);
});

const tries: Readonly<Record<'keys' | 'pool', (right: Right, access: Access) => Promise<boolean>>> = {
  keys: ({id}, access) => tryKeys(url, id === 'own' ? 'me' : developer.accountId, access),
  pool: async ({id}, access) => {
    const action = id as (typeof poolActions)[number];
    // Only a password that somebody has chosen can be reset.
    if (action === 'AdminResetUserPassword') return tryAction(action, developer.email, access);
    const email = (untouched ??= await people.create(administration));
    const may = await tryAction(action, email, access);
    if (may) untouched = undefined;
    return may;
  },
};
