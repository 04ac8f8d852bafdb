import {expect, test} from 'vitest';
import {requireSameVersion} from './requireSameVersion';

test('a site configuration of another version than the contract is told the number to write', () => {
  expect(() => requireSameVersion('api/openapi.yaml', '2.77.0', '2.76.0')).toThrow(
    'api/openapi.yaml is of version 2.77.0, and the site configuration says 2.76.0: write 2.77.0 into docsVersion.',
  );
});

test('the same version passes', () => {
  expect(() => requireSameVersion('api/openapi.yaml', '2.77.0', '2.77.0')).not.toThrow();
});
