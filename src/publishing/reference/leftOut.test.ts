import {expect, test} from 'vitest';
import {completeContract, type WrittenContract} from './completeContract';
import {leftOut, unsentCredentials} from './leftOut';
import {operationDocuments} from './operations';

const contract = {
  openapi: '3.1.0',
  info: {title: 'Odd', version: '1.0.0'},
  webhooks: {returned: {post: {responses: {}}}},
  components: {
    securitySchemes: {
      key: {type: 'apiKey', in: 'header', name: 'x-key'},
      tenant: {type: 'apiKey', in: 'header', name: 'x-tenant'},
      basic: {type: 'http', scheme: 'basic'},
    },
  },
  paths: {
    '/both': {
      servers: [{url: 'https://files.example'}],
      get: {operationId: 'getBoth', security: [{key: [], tenant: []}], responses: {}},
      trace: {responses: {}},
    },
    '/basic': {
      get: {operationId: 'getBasic', security: [{basic: []}], responses: {}},
      post: {
        operationId: 'postBasic',
        security: [{basic: []}, {key: []}],
        servers: [{url: 'https://files.example'}],
        callbacks: {done: {}},
        responses: {},
      },
      put: {operationId: 'putOpen', security: [{}], responses: {}},
    },
  },
} as WrittenContract;

test('what the reference leaves out is named', () => {
  expect(leftOut(contract)).toEqual([
    'The reference leaves out the webhook "returned".',
    '/both: samples and explorer do not use the servers of this path.',
    '/both: the reference leaves out the method trace.',
    'post /basic: samples and explorer do not use the servers of this operation.',
    'post /basic: the reference leaves out the callbacks.',
  ]);
});

test('credentials that samples and explorer do not send are named', () => {
  expect(unsentCredentials(operationDocuments(completeContract(contract)))).toEqual([
    'getBoth: samples and explorer do not send all of its credentials (key and tenant).',
    'getBasic: samples and explorer do not send all of its credentials (basic).',
  ]);
});
