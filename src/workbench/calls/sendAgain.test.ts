import {expect, test, vi} from 'vitest';
import {callLog} from '@site/src/base/calls/callLog';
import {tabCalls} from '@site/src/base/calls/tabCalls';
import {sendAgain} from './sendAgain';
import {testCall} from './testCall';

vi.mock('@site/src/try-it/send/isRefused', () => ({
  isRefused: ({method}: {method: string}) => method === 'DELETE',
}));

test('sends a call as it was sent, and tells which of the list it is, whatever else is called meanwhile', async () => {
  vi.stubGlobal('location', {pathname: '/dashboard', href: 'http://portal/dashboard'});
  tabCalls.isKept = true;
  callLog.clear();
  const call = testCall();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    expect([url, init.headers]).toEqual([call.request.url, call.request.headers]);
    callLog.record(testCall({request: {url: 'http://127.0.0.1:4010/other'}}));
    return Promise.resolve(Response.json({collections: []}));
  });
  const id = await sendAgain(call);
  expect(callLog.list().find((each) => each.id === id)?.request.url).toBe(call.request.url);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const failed = await sendAgain(call);
  expect(callLog.list().find((each) => each.id === failed)?.response).toBeUndefined();
});

test('changes nothing while the portal is viewed as somebody else', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(await sendAgain(testCall({request: {method: 'DELETE'}}))).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
