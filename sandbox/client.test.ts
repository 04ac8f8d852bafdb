import createClient from 'openapi-fetch';
import {expect, test} from 'vitest';
import type {paths} from './contract/generated/contract';
import {connect} from './testing/connect';
import {listeningSandbox} from './testing/listeningSandbox';

test('a typed client creates, lists, reads and deletes a collection over HTTP', async () => {
  const api = await connect();

  const created = await api.POST('/locations/v2/collections', {
    body: {collectionId: 'ridge-creek', collectionName: 'Ridge Creek Fire', showOn: ['dashboard']},
  });
  expect(created.response.status).toBe(201);
  expect(created.response.headers.get('location')).toBe('/locations/v2/collections/ridge-creek');
  expect(created.data?.updateFrequencySeconds).toBe(60);

  const listed = await api.GET('/locations/v2/collections');
  expect(listed.data?.collections.map(({collectionId}) => collectionId)).toContain('ridge-creek');

  const path = {collectionIds: ['ridge-creek', 'deschutes-fleet']};
  const read = await api.GET('/locations/v2/collections/{collectionIds}', {params: {path}});
  expect(read.data?.collections).toHaveLength(2);

  const deleted = await api.DELETE('/locations/v2/collections/{collectionIds}', {params: {path}});
  expect([deleted.response.status, deleted.data, deleted.error]).toEqual([204, undefined, undefined]);

  const gone = await api.GET('/locations/v2/collections/{collectionIds}', {params: {path}});
  expect(gone.error).toEqual({status_code: 404, message: 'The resource was not found.'});
});

test('a client without a key reads the 401 body', async () => {
  const api = createClient<paths>({baseUrl: await listeningSandbox()});
  const {error, response} = await api.GET('/locations/v2/collections');
  expect(response.status).toBe(401);
  expect(error).toEqual({
    status_code: 401,
    message: "Unauthorized: send an API key in x-api-key, or a user's token as Authorization: Bearer …",
  });
});

test('a bearer token is worth the account that the token check names', async () => {
  const asked: string[] = [];
  const tokenCheck = (token: string) => {
    asked.push(token);
    return Promise.resolve(token === 'header.claims.signature' ? {accountId: 'mara', groups: []} : undefined);
  };
  const baseUrl = await listeningSandbox({tokenCheck});
  const as = (token: string) => createClient<paths>({baseUrl, headers: {authorization: `Bearer ${token}`}});
  const mine = await as('header.claims.signature').GET('/locations/v2/collections');
  expect(mine.data).toEqual({collections: []});
  expect((await as('forged').GET('/locations/v2/collections')).response.status).toBe(401);
  expect(asked).toEqual(['header.claims.signature', 'forged']);
});
