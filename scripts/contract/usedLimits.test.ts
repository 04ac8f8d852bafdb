import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {MOST_WAYPOINTS} from '../../src/dashboard/shared/ways/waypoints';
import {HOURS} from '../../src/plan-check/conflicts/types';
import type {Contract} from '../../src/publishing/reference/contract';
import {contractLimits} from '../../src/publishing/limits/contractLimits';

test('the dashboard and the check of plans count with the limits of the contract', () => {
  const file = path.resolve(import.meta.dirname, '../../.generated/openapi.json');
  const limits = contractLimits(JSON.parse(readFileSync(file, 'utf8')) as Contract);
  expect(HOURS).toBe(limits.forecastHours.most + 1);
  expect(MOST_WAYPOINTS).toBe(limits.waypoints.most);
});
