import {expect, test} from 'vitest';
import {bundleContract} from './bundle';
import {fingerprint} from './fingerprint';
import {overlay} from './overlay';

const settings = {
  apiDescription: 'api/openapi.yaml',
  api: {servers: [{name: 'Live', url: 'https://api.example.org'}]},
  support: {email: 'help@example.org'},
  url: 'https://developer.example.org',
};

test('the provider is laid over the contract and nothing else changes', async () => {
  const contract = await bundleContract('api/openapi.yaml');
  const {info, servers, externalDocs, ...rest} = overlay(contract, settings);
  expect(servers).toEqual([{url: 'https://api.example.org', description: 'Live'}]);
  expect(externalDocs).toEqual({url: 'https://developer.example.org'});
  expect(info).toEqual({...contract.info, contact: {email: 'help@example.org'}});
  const {info: _info, servers: _servers, ...restBefore} = contract;
  expect(rest).toEqual(restBefore);
});

test('a bundle has no reference into another file', async () => {
  const references = [
    ...JSON.stringify(await bundleContract('api/openapi.yaml')).matchAll(/"\$ref":"([^"]+)"/g),
  ];
  expect(references.length).toBeGreaterThan(100);
  expect(references.map(([, pointer]) => pointer).filter((pointer) => !pointer?.startsWith('#/'))).toEqual(
    [],
  );
});

test('a broken reference stops with a sentence', async () => {
  await expect(bundleContract('scripts/contract/fixtures/broken.yaml')).rejects.toThrow(/1 broken reference/);
});

test('another server is another contract', async () => {
  const elsewhere = {...settings, api: {servers: [{name: 'Live', url: 'https://api.example.net'}]}};
  expect(await fingerprint(settings)).toBe(await fingerprint(settings));
  expect(await fingerprint(settings)).not.toBe(await fingerprint(elsewhere));
});
