import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {developer, SEEDED_PASSWORD} from '../base/seededAccounts';
import {pointAmplifyAt, signInAs} from './amplify';
import {signUpUser, PASSWORD} from './signUpUser';
import {type RunningIdentity, startService} from './startService';

let running: RunningIdentity;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
});
afterAll(() => running.close());

interface Recorded {
  readonly operation: string;
  readonly url: string;
  readonly init: RequestInit;
  readonly body: Record<string, unknown>;
}

/** Listens to what Amplify sends from now on. */
function record(): Recorded[] {
  const sent: Recorded[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
    const target = new Headers(init.headers).get('x-amz-target') ?? '';
    const operation = target.slice(target.indexOf('.') + 1);
    sent.push({operation, url: String(input), init, body: JSON.parse(String(init.body))});
    return send(input, init);
  });
  return sent;
}

const named = (sent: readonly Recorded[], operation: string): Recorded => {
  const found = sent.find((request) => request.operation === operation);
  if (!found) throw new Error(`Amplify sent no ${operation}.`);
  return found;
};

async function send({url, init}: Recorded, body: object) {
  const response = await fetch(url, {...init, body: JSON.stringify(body)});
  return {status: response.status, ...(await response.json())};
}

test('a claim that was accepted once is refused the second time', async () => {
  const sent = record();
  await signInAs(developer.email);
  const claim = named(sent, 'RespondToAuthChallenge');
  expect(await send(claim, claim.body)).toEqual({
    status: 400,
    __type: 'NotAuthorizedException',
    message: 'Invalid session for the user, session can only be used once.',
  });
});

test('a wrong claim uses up its challenge: one exchange, one guess', async () => {
  const sent = record();
  await signInAs(developer.email, 'Wrong-1234!').catch(() => undefined);
  const claim = named(sent, 'RespondToAuthChallenge');
  expect(await send(claim, claim.body)).toMatchObject({
    message: 'Invalid session for the user, session can only be used once.',
  });
});

test('an exchange waits three minutes and no longer', async () => {
  const sent = record();
  await signInAs(developer.email);
  const begin = named(sent, 'InitiateAuth');
  const claim = named(sent, 'RespondToAuthChallenge');
  const {ChallengeParameters} = await send(begin, begin.body);
  await running.clock.advance(180);
  const response = await send(claim, {
    ...claim.body,
    ChallengeResponses: {
      ...(claim.body.ChallengeResponses as object),
      PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters.SECRET_BLOCK,
    },
  });
  expect(response).toMatchObject({
    __type: 'NotAuthorizedException',
    message: 'Invalid session for the user, session is expired.',
  });
});

test('a claim for one user does not sign in another', async () => {
  const other = await signUpUser(running);
  const sent = record();
  await signInAs(developer.email);
  const begin = named(sent, 'InitiateAuth');
  const claim = named(sent, 'RespondToAuthChallenge');
  const theirs = await send(begin, {
    ...begin.body,
    AuthParameters: {...(begin.body.AuthParameters as object), USERNAME: other},
  });
  const response = await send(claim, {
    ...claim.body,
    ChallengeResponses: {
      ...(claim.body.ChallengeResponses as object),
      PASSWORD_CLAIM_SECRET_BLOCK: theirs.ChallengeParameters.SECRET_BLOCK,
    },
  });
  expect(response).toMatchObject({message: 'Incorrect username or password.'});
});

test.each(['0', '1', 'not hexadecimal', '-1', 'F'.repeat(1025)])(
  'the public value %s, with which no password would be needed, is refused',
  async (SRP_A) => {
    const sent = record();
    await signInAs(developer.email, SEEDED_PASSWORD);
    const begin = named(sent, 'InitiateAuth');
    const parameters = {...(begin.body.AuthParameters as object), SRP_A};
    expect(await send(begin, {...begin.body, AuthParameters: parameters})).toMatchObject({
      status: 400,
      __type: 'InvalidParameterException',
    });
  },
);

test('an unknown name gets the same salt and id every time, as a known one does', async () => {
  const sent = record();
  await signInAs(developer.email, PASSWORD).catch(() => undefined);
  const begin = named(sent, 'InitiateAuth');
  const ask = async (USERNAME: string) => {
    const parameters = {...(begin.body.AuthParameters as object), USERNAME};
    return (await send(begin, {...begin.body, AuthParameters: parameters})).ChallengeParameters;
  };
  const first = await ask('nobody@cascade-survey.example');
  const second = await ask('Nobody@cascade-survey.example');
  const other = await ask('no-one@cascade-survey.example');
  const known = await ask(developer.email);
  expect(second).toMatchObject({SALT: first.SALT, USER_ID_FOR_SRP: first.USER_ID_FOR_SRP});
  expect(other.USER_ID_FOR_SRP).not.toBe(first.USER_ID_FOR_SRP);
  expect(Object.keys(known)).toEqual(Object.keys(first));
  expect(first.USER_ID_FOR_SRP).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
