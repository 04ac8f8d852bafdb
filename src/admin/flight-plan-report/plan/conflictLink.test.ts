import type {Conflict} from '@site/src/plan-check';
import {expect, test} from 'vitest';
import {conflictLink} from './conflictLink';

test('the link to an alert names its country, without which the panel would not have it', () => {
  const alert = {identifier: 'x', areaId: 'DE-1', countryCode: 'DE'};
  const conflict = {cause: {kind: 'alert', alert}, reference: 'x:DE-1'} as unknown as Conflict;
  const query = new URL(conflictLink(conflict, Date.UTC(2026, 10, 22, 9)), 'https://portal.example')
    .searchParams;
  expect(Object.fromEntries(query)).toEqual({
    panel: 'weather-alerts',
    ids: 'x:DE-1',
    at: '2026-11-22T09:00Z',
    'weather-alerts-country': 'DE',
  });
});
