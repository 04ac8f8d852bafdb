import {expect, test} from 'vitest';
import {defineHandler, given} from './defineHandler';

const collection = {
  collectionId: 'a',
  collectionName: 'A',
  createdDate: '2026-07-14T18:00:00Z',
  collectionItemId: '01J2RVK8E3W5Z6N7Q8R9S0T1V2',
  updateFrequencySeconds: 60,
};

// Each of these has to fail to compile; the test run only shows that the file loads.
/* oxlint-disable typescript/ban-ts-comment -- an expected error is the very assertion here */
test('a response that the contract forbids does not compile', () => {
  defineHandler('createCollection', ({respond}) => respond(201, collection, {Location: '/x'}));
  // @ts-expect-error a created record says where it is
  defineHandler('createCollection', ({respond}) => respond(201, collection));
  // @ts-expect-error 200 is not among its responses
  defineHandler('createCollection', ({respond}) => respond(200, collection, {Location: '/x'}));
  // @ts-expect-error a field too many
  defineHandler('listCollections', ({respond}) => respond(200, {collections: [], total: 0}));
  // @ts-expect-error a field of the wrong type
  defineHandler('getCollections', ({respond}) => respond(200, {collections: [{...collection, icon: 7}]}));
  // @ts-expect-error 204 has no body
  defineHandler('deleteCollections', ({respond}) => respond(204, {}));
  // @ts-expect-error it has no such parameter
  defineHandler('deleteCollections', ({path, respond}) => (path.collectionId ? respond(204) : respond(204)));
  // @ts-expect-error no such operation
  defineHandler('dropCollections', () => undefined);
  const foreign = {operationId: 'getCollections', status: 200, body: {}, headers: {}} as const;
  // @ts-expect-error the response of another operation
  defineHandler('listCollections', () => foreign);
  expect(defineHandler('deleteCollections', ({respond}) => respond(204)).operationId).toBe(
    'deleteCollections',
  );
});
/* oxlint-enable typescript/ban-ts-comment */

test('a value that has no default after all is a mistake of the handler', () => {
  expect(given(false)).toBe(false);
  expect(() => given(undefined)).toThrow('without a default');
});
