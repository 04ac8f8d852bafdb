import {afterAll, beforeAll, expect, test} from 'vitest';
import {poolSettings} from '../identity/pool/settings';
import {pointAmplifyAt} from './amplify';
import {freshEmail, signUpUser} from './signUpUser';
import {type OwnIdentity, startIdentity} from './startIdentity';

const ClientId = poolSettings.userPoolClientId;

let running: OwnIdentity;
beforeAll(async () => {
  running = await startIdentity(
    {firstFactors: ['PASSWORD', 'EMAIL_OTP', 'SMS_OTP']},
    {standing: new Date('2026-07-14T18:00:00Z')},
  );
  pointAmplifyAt(running);
});
afterAll(() => running.close());

async function send(operation: string, body: object) {
  const response = await fetch(`${running.url}/user-pool`, {
    method: 'POST',
    headers: {'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`},
    body: JSON.stringify({ClientId, ...body}),
  });
  return (await response.json()) as Record<string, unknown> & {
    __type?: string;
    CodeDeliveryDetails?: object;
    ChallengeParameters?: Readonly<Record<string, string>>;
  };
}

const capitals = (email: string) => email.toUpperCase();

const deliveryOfReset = async (Username: string) =>
  (await send('ForgotPassword', {Username})).CodeDeliveryDetails;

const deliveryOfSignIn = async (USERNAME: string, factor: 'EMAIL_OTP' | 'SMS_OTP') => {
  const parameters = {USERNAME, PREFERRED_CHALLENGE: factor};
  const {ChallengeParameters = {}} = await send('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    AuthParameters: parameters,
  });
  return ChallengeParameters.CODE_DELIVERY_DESTINATION;
};

/** A name that nobody has and that seems to take codes; as among users, some seem not to. */
async function unknownName(): Promise<string> {
  for (;;) {
    const email = freshEmail();
    if (await deliveryOfSignIn(email, 'EMAIL_OTP')) return email;
  }
}

test('capitals in an address tell nothing: the mask is the same for known and unknown ones', async () => {
  const known = await signUpUser(running);
  const unknown = await unknownName();
  const masked = {AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'p***@c***'};
  for (const email of [known, capitals(known), unknown, capitals(unknown)]) {
    expect(await deliveryOfReset(email)).toEqual(masked);
    expect(await deliveryOfSignIn(email, 'EMAIL_OTP')).toBe(masked.Destination);
  }
  for (const email of [unknown, capitals(unknown)])
    expect((await send('ResendConfirmationCode', {Username: email})).CodeDeliveryDetails).toEqual(masked);
});

test('an unknown id is told an address like that of a known one', async () => {
  const known = running.database.one<{user_id: string}>('SELECT user_id FROM identity_users')?.user_id ?? '';
  const unknown = '6f6e2f0c-31f0-4f0e-9a55-6a2a1f2f3c4d';
  const mask = /^[a-z]\*\*\*@[a-z]\*\*\*$/;
  for (const id of [known, unknown, unknown.toUpperCase()])
    expect(await deliveryOfReset(id)).toMatchObject({Destination: expect.stringMatching(mask)});
  expect(await deliveryOfReset(unknown)).toEqual(await deliveryOfReset(unknown.toUpperCase()));
});

test('the telephone number of an unknown name is the same in capitals, and nobody can compute it', async () => {
  const elsewhere = await startIdentity({firstFactors: ['PASSWORD', 'EMAIL_OTP', 'SMS_OTP']});
  const ownUrl = running.url;
  const names = Array.from({length: 24}, () => freshEmail('nobody'));
  const numbersAt = async (url: string, change: (email: string) => string) => {
    Object.assign(running, {url});
    return Promise.all(names.map((email) => deliveryOfSignIn(change(email), 'SMS_OTP')));
  };
  const plain = await numbersAt(ownUrl, (email) => email);
  expect(plain.filter(Boolean).length).toBeGreaterThan(0);
  expect(await numbersAt(ownUrl, capitals)).toEqual(plain);
  expect(await numbersAt(elsewhere.url, (email) => email)).not.toEqual(plain);
  Object.assign(running, {url: ownUrl});
  await elsewhere.close();
});

test('codes of sign-ups can be guessed as often for an unknown name as for a known one', async () => {
  const waiting = freshEmail();
  await send('SignUp', {
    Username: waiting,
    Password: 'Ridge-Creek-2026!',
    UserAttributes: [{Name: 'name', Value: 'Sam Ortega'}],
  });
  const guesses = async (Username: string) => {
    const outcomes: (string | undefined)[] = [];
    for (let time = 0; time < 16; time += 1)
      outcomes.push((await send('ConfirmSignUp', {Username, ConfirmationCode: 'x'})).__type);
    return outcomes;
  };
  expect((await guesses(waiting)).indexOf('LimitExceededException')).toBe(15);
  expect((await guesses(freshEmail('nobody'))).indexOf('LimitExceededException')).toBe(15);
});
