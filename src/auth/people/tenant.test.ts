import {expect, test} from 'vitest';
import {tenantOf} from './tenant';

const pattern = {prefix: 'tenant-', exceptions: ['tenant-template']};

test.each([
  [['developer-users', 'tenant-cascade'], 'cascade'],
  [['tenant-template', 'tenant-cascade'], 'cascade'],
  [['tenant-template'], undefined],
  [[], undefined],
])('%j belongs to %s', (groups, tenant) => {
  expect(tenantOf(groups, pattern)).toBe(tenant);
});
