import {expect, test} from 'vitest';
import {editUrls} from './editUrls';

const description = `
paths:
  /a:
    $ref: paths/things/a.yaml
  /b:
    get: {}
`;

test('each path is edited where it is written', () => {
  expect(editUrls(description, 'api/openapi.yaml', 'https://git.example/portal/edit/main/')).toEqual({
    '/a': 'https://git.example/portal/edit/main/api/paths/things/a.yaml',
    '/b': 'https://git.example/portal/edit/main/api/openapi.yaml',
  });
});

test('without a repository in sight there is nothing to edit', () => {
  expect(editUrls(description, 'api/openapi.yaml', null)).toEqual({});
});
