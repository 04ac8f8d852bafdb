import {expect, test} from 'vitest';
import site from '../../../site.config';
import {checkSiteConfig} from '@site/src/site/config/checkSiteConfig';
import type {ApiServer} from '@site/src/site/types';
import {accountServer} from './accountServer';

const production = {name: 'Production', url: 'https://api.example'};
const sandbox = {name: 'Sandbox', url: 'http://127.0.0.1:4010', demoKey: 'a'};

const at = (servers: ApiServer[], endpoints?: {userPool: string; identityPool: string}): string => {
  const {identity} = checkSiteConfig(site);
  return accountServer({api: {servers}, identity: {...identity, endpoints}});
};

test('an account is known where its identity service is, whatever the order of the servers', () => {
  const own = {userPool: `${sandbox.url}/identity/user-pool`, identityPool: `${sandbox.url}/identity-pool`};
  expect(at([sandbox, production])).toBe(production.url);
  expect(at([production, sandbox])).toBe(production.url);
  expect(at([sandbox, production], own)).toBe(sandbox.url);
  expect(at([production, sandbox], own)).toBe(sandbox.url);
});

test('where no server knows the accounts, the first is asked', () => {
  expect(at([sandbox])).toBe(sandbox.url);
});
