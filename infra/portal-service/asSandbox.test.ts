import {expect, test, vi} from 'vitest';
import {instantCases} from '../../sandbox/testing/instantCases';
import {adminAccount, developer} from '../../sandbox/base/seededAccounts';
import type {Schemas} from '../../sandbox/portal-service/handler';
import {callWith, startSandbox} from '../../sandbox/testing/openSandbox';
import {portalFunction} from '../testing/portalFunction';

const {call} = portalFunction();
const noKey = '0'.repeat(26);

test('an expiry is read as the sandbox reads it', async () => {
  const sandbox = await startSandbox({
    tokenCheck: () => Promise.resolve({accountId: developer.accountId, groups: developer.groups}),
  });
  const headers = {authorization: 'Bearer any'};
  const texts = [
    ...instantCases.map(([text]) => text.replace(/^\d{4}/, (year) => (year === '2026' ? '2028' : year))),
    '2027-06-30T23:59:60Z',
    '2027-07-01T01:59:60.5+02',
    '9999-12-31T23:59:59.999Z',
  ];
  const read = [];
  for (const expiresAt of texts) {
    // Slowly enough for the limit of a minute.
    vi.advanceTimersByTime(3000);
    const body = {label: 'a', expiresAt};
    const theirs = await callWith(sandbox, 'POST /portal/users/me/keys', {as: 'nobody', body, headers});
    const own = await call('POST /users/me/keys', {body});
    const endIn = (response: unknown) => (response as Partial<Schemas['IssuedApiKey']>).apiKey?.expiresAt;
    expect([expiresAt, own.status, endIn(own.body)]).toEqual([expiresAt, theirs.status, endIn(theirs.body)]);
    if (own.status !== 201) continue;
    read.push(expiresAt);
    for (const [{keyId}, revoke] of [
      [(own.body as Schemas['IssuedApiKey']).apiKey, (path: string) => call(`DELETE ${path}`)],
      [
        (theirs.body as Schemas['IssuedApiKey']).apiKey,
        (path: string) => callWith(sandbox, `DELETE /portal${path}`, {as: 'nobody', headers}),
      ],
    ] as const)
      await revoke(`/users/me/keys/${keyId}`);
  }
  expect(read.length).toBeGreaterThan(8);
  await sandbox.close();
});

test('it refuses what the sandbox refuses, in the same words', async () => {
  const wrong: [string, unknown][] = [
    ...[{}, {label: 7}, {label: ' '}, {label: 'a\nb'}, {label: 'a'.repeat(61)}].map(
      (body): [string, unknown] => ['POST /users/me/keys', body],
    ),
    ...[
      'tomorrow',
      '2027-02-31T00:00:00Z',
      '2027-02-28T24:00:00Z',
      '2027-06-30T23:59:61Z',
      '2027-06-30T22:59:60Z',
      '2027-06-30T12:00:00+24:00',
      '2020-01-01T00:00:00+02',
      '2016-12-31T23:59:60Z',
      '9999-12-31T23:59:59-12:00',
      '0000-01-01T00:00:00+00:01',
      ...instantCases.filter(([, utc]) => utc === undefined).map(([text]) => text),
    ].map((expiresAt): [string, unknown] => ['POST /users/me/keys', {label: 'a', expiresAt}]),
    ['POST /users/me/keys', {label: 'a\ud800'}],
    ['POST /users/me/keys', {label: 'a', expiresAt: ['2027-01-01T00:00:00Z']}],
    ['POST /users/me/keys', {label: 'a', expiresAt: '2026-07-14T17:00:00Z'}],
    ['POST /users/me/keys', []],
    ...[
      {readOnly: 'yes'},
      {allowedPaths: '/locations'},
      {allowedPaths: []},
      {allowedPaths: Array.from({length: 21}, () => '/locations')},
      {allowedPaths: [7]},
      {allowedPaths: ['/']},
      {allowedPaths: [`/${'a'.repeat(120)}`]},
      {allowedPaths: ['/locations', '/loc', '/locations/', '/flights/v2/plans/{plan}', '/nowhere']},
    ].map((scope): [string, unknown] => ['POST /users/me/keys', {label: 'a', ...scope}]),
    ...[-1, 604_801, 1.5].map((oldValidForSeconds): [string, unknown] => [
      `POST /users/me/keys/${noKey}/rotation`,
      {oldValidForSeconds},
    ]),
    [`POST /users/me/keys/${noKey}/rotation`, {}],
    ['POST /users/me/keys/none/rotation', {}],
    [`DELETE /users/me/keys/${noKey}`, undefined],
    [`GET /users/${adminAccount.accountId}/keys`, undefined],
    ['GET /users/some%20body/keys', undefined],
    [`GET /users/${'a'.repeat(129)}/keys`, undefined],
    ['POST /users/me/keys', `{"label": ${'['.repeat(2000)}${']'.repeat(2000)}}`],
  ];
  const sandbox = await startSandbox({
    tokenCheck: () => Promise.resolve({accountId: developer.accountId, groups: developer.groups}),
  });
  for (const [request, body] of wrong) {
    const [method, path] = request.split(' ');
    const headers = {authorization: 'Bearer any'};
    const expected = await callWith(sandbox, `${method} /portal${path}`, {as: 'nobody', body, headers});
    vi.advanceTimersByTime(1000);
    const {status, body: found} = await call(request, {body});
    expect([request, body, status, found]).toEqual([request, body, expected.status, expected.body]);
  }
  await sandbox.close();
});
