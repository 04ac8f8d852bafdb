import {expect, test} from 'vitest';
import {routeName} from './routeName';

test('a stored route is called by its description, and without one by its id', () => {
  expect(routeName({routeId: 'bend-loop', description: 'Bend loop'})).toBe('Bend loop');
  expect(routeName({routeId: 'bend-loop'})).toBe('bend-loop');
  expect(routeName({routeId: 'bend-loop', description: ' '})).toBe('bend-loop');
});
