import {expect, test} from 'vitest';
import {adminAccount, developer, seededAccounts} from '../../base/seededAccounts';
import {createClock} from '../../base/clock';
import {createFeedback, MOST_OPINIONS} from '../../store/feedback';
import {memoryDatabase} from '../../testing/memoryDatabase';
import {openSandbox} from '../../testing/openSandbox';

const opinion = {page: '/docs/guides/limits', isHelpful: false, reasons: ['unclear']};

/** A sandbox in which a token is the address of its bearer. */
async function openFeedback() {
  const {call} = await openSandbox({
    tokenCheck: (token) => Promise.resolve(seededAccounts.find(({email}) => email === token)),
  });
  const by = (request: string, email = adminAccount.email) =>
    call(request, {as: 'nobody', headers: {authorization: `Bearer ${email}`}});
  const send = (body: unknown) => call('POST /sandbox/feedback', {as: 'nobody', body});
  return {call, by, send};
}

test('an opinion is taken from anybody, listed newest first and deleted by administrators alone', async () => {
  const {call, by, send} = await openFeedback();
  const stored = {...opinion, id: 1, at: '2026-07-14T18:00:00.000Z'};
  expect(await send(opinion)).toMatchObject({status: 201, body: stored});
  await send({page: '/api/list-objects', isHelpful: true, comment: '  The sample works.  '});
  const second = {page: '/api/list-objects', isHelpful: true, reasons: [], comment: 'The sample works.'};
  expect((await by('GET /sandbox/feedback')).body).toEqual([
    {...second, id: 2, at: '2026-07-14T18:00:00.000Z'},
    stored,
  ]);
  expect((await call('GET /sandbox/feedback', {as: 'admin'})).status).toBe(401);
  expect((await by('GET /sandbox/feedback', developer.email)).status).toBe(403);
  expect((await by('DELETE /sandbox/feedback/1', developer.email)).status).toBe(403);
  expect((await by('DELETE /sandbox/feedback/1')).status).toBe(204);
  expect((await by('DELETE /sandbox/feedback/1')).status).toBe(404);
  expect((await by('GET /sandbox/feedback')).body).toMatchObject([second]);
  await call('POST /sandbox/reset');
  expect((await by('GET /sandbox/feedback')).body).toEqual([]);
});

test.each([
  ['body must be', undefined],
  ['body.page must be a path', {...opinion, page: 'https://portal.example/docs'}],
  ['body.page must be a path', {...opinion, page: '//other.example/docs'}],
  ['body.page must be a path', {...opinion, page: '/docs?email=mara@example.com'}],
  ['body.page must be a path', {...opinion, page: `/${'a'.repeat(300)}`}],
  ['body.isHelpful must be true or false', {...opinion, isHelpful: 'no'}],
  ['body.reasons must be a list', {...opinion, reasons: ['Not a key']}],
  ['body.reasons must be a list', {...opinion, reasons: Array(11).fill('unclear')}],
  ['body.comment must be a text', {...opinion, comment: 'x'.repeat(1001)}],
  ['body.email is not known', {...opinion, email: 'mara@example.com'}],
])('says what is wrong with an opinion: %s', async (message, body) => {
  const {by, send} = await openFeedback();
  const refused = await send(body);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain(message);
  expect((await by('GET /sandbox/feedback')).body).toEqual([]);
});

test('a long opinion is not read to its end, and only the last ones are kept', async () => {
  const {send} = await openFeedback();
  expect((await send({...opinion, comment: 'x'.repeat(20_000)})).status).toBe(413);
  const feedback = createFeedback(memoryDatabase(), createClock(new Date('2026-07-14T18:00:00Z')));
  for (let sent = 0; sent < MOST_OPINIONS + 2; sent++) feedback.add(opinion);
  const kept = feedback.list();
  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([MOST_OPINIONS, MOST_OPINIONS + 2, 3]);
});
