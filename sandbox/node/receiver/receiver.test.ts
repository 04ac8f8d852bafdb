import {expect, onTestFinished, test} from 'vitest';
import {openSandbox} from '../../testing/openSandbox';
import {sampleAnswer, startReceiver} from './startReceiver';

async function openReceiver(answer = sampleAnswer) {
  const printed: string[] = [];
  const receiver = await startReceiver({port: 0, answer, print: (text) => void printed.push(text)});
  onTestFinished(() => receiver.close());
  return {...receiver, printed};
}

test('prints what the sandbox sends to a webhook, and what it responds with is a plan that the sandbox stores', async () => {
  const {url, printed} = await openReceiver();
  const {call} = await openSandbox();
  const webhook = {format: 'mine', url: `${url}convert`, headers: {'X-Source': 'platform'}};
  expect(await call('POST /webhooks/v1', {body: webhook})).toMatchObject({status: 201});
  const stored = await call('POST /flights/v2/plans', {body: {format: 'mine', plans: [{id: 'a'}]}});
  expect(stored).toMatchObject({status: 201, body: {plans: [{flightPlanId: 'webhook-sample'}]}});
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(/^POST \/convert\n/);
  expect(printed[0]).toContain('x-source: platform');
  expect(printed[0]).toContain('{"format":"mine","plans":[{"id":"a"}]}');
});

test('responds with what it was given', async () => {
  const {url} = await openReceiver('{"format":"uxv","plans":[]}');
  expect(await (await fetch(url, {method: 'POST', body: '{}'})).json()).toEqual({format: 'uxv', plans: []});
});
