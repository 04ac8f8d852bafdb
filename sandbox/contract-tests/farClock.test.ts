import {expect, onTestFinished, test} from 'vitest';
import {startSandbox} from '../testing/openSandbox';
import {operations} from './contract';
import {send, writeRequest} from './request';
import {exampleValues} from './walk/case';
import {responseViolations} from './responseViolations';

/** The ends of what the clock can be set to. */
test.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  'with the clock at %s every operation keeps the contract',
  async (now) => {
    const app = await startSandbox({logger: false});
    onTestFinished(() => app.close());
    const set = await send(app, {method: 'POST', url: '/sandbox/clock', body: JSON.stringify({now})});
    expect(set.statusCode).toBe(200);
    const broken = [];
    for (const operation of operations.filter(({method}) => method !== 'DELETE')) {
      const response = await send(app, writeRequest(operation, exampleValues(operation)));
      if (response.statusCode >= 500 || responseViolations(operation, response).length > 0)
        broken.push(`${operation.operationId} ${response.statusCode} ${response.body.slice(0, 100)}`);
    }
    expect(broken).toEqual([]);
  },
  120_000,
);
