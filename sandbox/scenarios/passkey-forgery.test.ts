import {
  CompleteWebAuthnRegistrationCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {poolSettings} from '../identity/pool/settings';
import {pointAmplifyAt} from './amplify';
import {expectRefusal, wrongCredentials} from './refusal';
import {PASSWORD, signUpUser} from './signUpUser';
import {type Conduct, honest, type PublicKeyJson, SoftwareAuthenticator} from './softwareAuthenticator';
import {startIdentity} from './startIdentity';
import {type RunningIdentity, startService} from './startService';

const ClientId = poolSettings.userPoolClientId;

let running: RunningIdentity;
let email: string;
let accessToken: string;
let authenticator: SoftwareAuthenticator;
beforeAll(async () => {
  running = await startService({standing: new Date('2026-07-14T18:00:00Z')});
  pointAmplifyAt(running);
});
beforeEach(async () => {
  ({email, accessToken} = await signedInUser());
  authenticator = new SoftwareAuthenticator();
});
afterAll(() => running.close());

async function signedInUser(): Promise<{email: string; accessToken: string}> {
  const address = await signUpUser(running);
  const {AuthenticationResult} = await running.userPool().send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: {USERNAME: address, PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD},
    }),
  );
  return {email: address, accessToken: AuthenticationResult?.AccessToken ?? ''};
}

/** What StartWebAuthnRegistration tells the browser. */
async function creationOptions(AccessToken = accessToken) {
  const {CredentialCreationOptions} = await running
    .userPool()
    .send(new StartWebAuthnRegistrationCommand({AccessToken}));
  return CredentialCreationOptions as unknown as Parameters<SoftwareAuthenticator['create']>[0];
}

const complete = (credential: object, AccessToken = accessToken) =>
  running.userPool().send(
    new CompleteWebAuthnRegistrationCommand({
      AccessToken,
      Credential: credential as CompleteWebAuthnRegistrationCommand['input']['Credential'],
    }),
  );

const register = async (conduct: Partial<Conduct> = {}) =>
  complete(authenticator.create(await creationOptions(), {...honest, ...conduct}));

/** Begins a sign-in by passkey. */
async function challengeFor(USERNAME = email) {
  const {Session, ChallengeParameters = {}} = await running.userPool().send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: {USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN'},
    }),
  );
  const options = JSON.parse(ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? '{}') as Parameters<
    SoftwareAuthenticator['get']
  >[0];
  return {Session, options};
}

const respond = (Session: string | undefined, credential: object | string, USERNAME = email) =>
  running.userPool().send(
    new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName: 'WEB_AUTHN',
      Session,
      ChallengeResponses: {
        USERNAME,
        CREDENTIAL: typeof credential === 'string' ? credential : JSON.stringify(credential),
      },
    }),
  );

async function signIn(conduct: Partial<Conduct> = {}) {
  const {Session, options} = await challengeFor();
  return respond(Session, authenticator.get(options, {...honest, ...conduct}));
}

test.each<[string, Partial<Conduct>, string]>([
  ['a foreign origin', {origin: 'https://portal.example'}, 'WebAuthnOriginNotAllowedException'],
  ['an address in place of a name', {origin: 'http://127.0.0.1:3000'}, 'WebAuthnOriginNotAllowedException'],
  ['a name that only ends alike', {origin: 'https://notlocalhost'}, 'WebAuthnOriginNotAllowedException'],
  ['an origin that is none', {origin: 'localhost'}, 'WebAuthnOriginNotAllowedException'],
  ['another domain', {relyingPartyId: 'portal.example'}, 'WebAuthnRelyingPartyMismatchException'],
  ['nobody verified', {isUserVerified: false}, 'WebAuthnCredentialNotSupportedException'],
  ['an algorithm that Cognito does not take', {algorithm: -8}, 'WebAuthnCredentialNotSupportedException'],
])('a passkey of %s is not registered', async (_what, conduct, name) => {
  await expect(register(conduct)).rejects.toMatchObject({name});
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['a foreign page', {crossOrigin: true, topOrigin: 'https://portal.example'}],
  ['a page that the browser does not name', {crossOrigin: true}],
  ['a foreign page that it says is none', {topOrigin: 'https://portal.example'}],
  ['a page whose name is no text', {crossOrigin: 'true'}],
])('in a frame of %s a passkey neither is registered nor signs in', async (_what, framing) => {
  await register();
  await expect(signIn({framing})).rejects.toThrow();
  authenticator = new SoftwareAuthenticator();
  await expect(register({framing})).rejects.toThrow();
});

test('without a word about frames, as older browsers write it, a passkey is registered and signs in', async () => {
  const framing = {crossOrigin: undefined};
  await register({framing});
  expect((await signIn({framing})).AuthenticationResult).toBeDefined();
});

test('a registration is for who began it, once, and for three minutes', async () => {
  const notFound = {name: 'WebAuthnChallengeNotFoundException'};
  const other = await signedInUser();
  const options = await creationOptions();
  const credential = authenticator.create(options);
  await expect(complete(credential, other.accessToken)).rejects.toMatchObject(notFound);
  await complete(credential);
  await expect(complete(credential)).rejects.toMatchObject(notFound);
  const late = authenticator.create({...(await creationOptions()), excludeCredentials: []});
  await running.clock.advance(180);
  await expect(complete(late)).rejects.toMatchObject(notFound);
  await running.clock.reset();
  const invented = authenticator.create({...options, challenge: 'AAAA', excludeCredentials: []});
  await expect(complete(invented)).rejects.toMatchObject(notFound);
});

test('an id may have 1023 bytes: each sign-in sends those of all passkeys', async () => {
  await register({idBytes: 1023});
  expect((await signIn()).AuthenticationResult).toBeDefined();
  authenticator = new SoftwareAuthenticator();
  await expect(register({idBytes: 1024})).rejects.toMatchObject({name: 'InvalidParameterException'});
});

test("somebody else's credential id is not registered again", async () => {
  await register();
  const [id = ''] = authenticator.keys.keys();
  const {accessToken: other} = await signedInUser();
  const credential = authenticator.create(await creationOptions(other));
  await expect(complete({...credential, id, rawId: id}, other)).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
});

test.each<[string, (credential: PublicKeyJson) => object]>([
  ['no CBOR', (credential) => withResponse(credential, {attestationObject: 'AAAA'})],
  ['CBOR nested without end', (credential) => withResponse(credential, {attestationObject: nested})],
  ['CBOR that claims 4 GB', (credential) => withResponse(credential, {attestationObject: 'W____w'})],
  ['no JSON', (credential) => withResponse(credential, {clientDataJSON: 'AAAA'})],
  ['no base64', (credential) => withResponse(credential, {attestationObject: '%%%'})],
  ['another type', (credential) => ({...credential, type: 'password'})],
  ['no response', ({id}) => ({id, rawId: id, type: 'public-key'})],
])('a registration of %s is refused', async (_what, spoil) => {
  const credential = authenticator.create(await creationOptions());
  await expect(complete(spoil(credential))).rejects.toMatchObject({name: 'InvalidParameterException'});
});

const nested = Buffer.concat([Buffer.alloc(60_000, 0x81), Buffer.from([0])]).toString('base64url');

const withResponse = (credential: PublicKeyJson, response: Record<string, string>): PublicKeyJson => ({
  ...credential,
  response: {...credential.response, ...response},
});

test('8 MB are refused before they are read', async () => {
  const credential = authenticator.create(await creationOptions());
  const large = withResponse(credential, {attestationObject: 'A'.repeat(8 * 2 ** 20)});
  await expect(complete(large)).rejects.toMatchObject({name: 'SerializationException'});
});

test.each<[string, Partial<Conduct>]>([
  ['a foreign origin', {origin: 'https://portal.example'}],
  ['another domain', {relyingPartyId: 'portal.example'}],
  ['nobody verified', {isUserVerified: false}],
  ["somebody else's user handle", {userHandle: 'c29tZWJvZHk'}],
  ['a counter that stands still', {step: 0}],
  ['a counter that goes back', {step: -1}],
])('an assertion of %s opens nothing', async (_what, conduct) => {
  await register();
  await signIn({step: 2});
  await expectRefusal(signIn(conduct), ...wrongCredentials);
  expect((await signIn({step: 3})).AuthenticationResult).toBeDefined();
});

test('an assertion opens once, and only the challenge that it was made for', async () => {
  await register();
  const {Session, options} = await challengeFor();
  const assertion = authenticator.get(options);
  const later = await challengeFor();
  await expectRefusal(respond(later.Session, assertion), ...wrongCredentials);
  expect((await respond(Session, assertion)).AuthenticationResult).toBeDefined();
  await expectRefusal(
    respond(Session, assertion),
    'NotAuthorizedException',
    'Invalid session for the user, session can only be used once.',
  );
});

test('of two responses at once one is refused', async () => {
  await register();
  const {Session, options} = await challengeFor();
  const assertion = authenticator.get(options);
  const outcomes = await Promise.allSettled([respond(Session, assertion), respond(Session, assertion)]);
  expect(outcomes.map(({status}) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('of two responses at once by a passkey and its copy, one is refused', async () => {
  await register();
  const [first, second] = [await challengeFor(), await challengeFor()];
  const outcomes = await Promise.allSettled([
    respond(first.Session, authenticator.get(first.options)),
    respond(second.Session, authenticator.get(second.options, {...honest, step: 0})),
  ]);
  expect(outcomes.map(({status}) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test("somebody else's passkey opens nothing, and neither does a signature that was changed", async () => {
  await register();
  const mine = authenticator;
  const owner = email;
  ({email, accessToken} = await signedInUser());
  authenticator = new SoftwareAuthenticator();
  await register();
  const {Session, options} = await challengeFor();
  await expectRefusal(respond(Session, mine.get({...options, allowCredentials: []})), ...wrongCredentials);
  const theirs = await challengeFor(owner);
  await expectRefusal(
    respond(theirs.Session, authenticator.get({...theirs.options, allowCredentials: []}), owner),
    ...wrongCredentials,
  );
  const next = await challengeFor();
  const assertion = authenticator.get(next.options);
  const signature = Buffer.from(String(assertion.response.signature), 'base64url');
  signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
  const forged = withResponse(assertion, {signature: signature.toString('base64url')});
  await expectRefusal(respond(next.Session, forged), ...wrongCredentials);
});

test.each([
  ['an empty text', ''],
  ['half an object', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an object of numbers', '{"id": 7}'],
  ['a long text', `"${'x'.repeat(60_000)}"`],
])('%s is no credential', async (_what, credential) => {
  await register();
  const {Session} = await challengeFor();
  await expect(respond(Session, credential)).rejects.toMatchObject({name: 'InvalidParameterException'});
});

test('five forged assertions lock as five wrong passwords do', async () => {
  await register();
  for (let time = 0; time < 5; time += 1)
    await expectRefusal(signIn({origin: 'https://portal.example'}), ...wrongCredentials);
  await expectRefusal(challengeFor(), 'NotAuthorizedException', 'Password attempts exceeded');
});

test('a pool that only prefers verification takes a passkey that checks nobody', async () => {
  const lenient = await startIdentity({userVerification: 'preferred'});
  pointAmplifyAt(lenient);
  const before = running;
  running = lenient;
  ({email, accessToken} = await signedInUser());
  await register({isUserVerified: false});
  expect((await signIn({isUserVerified: false})).AuthenticationResult).toBeDefined();
  running = before;
  await lenient.close();
  pointAmplifyAt(running);
});
