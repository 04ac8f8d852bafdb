import {ConfirmDeviceCommand, GetUserCommand} from '@aws-sdk/client-cognito-identity-provider';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {developer} from '../base/seededAccounts';
import {pointAmplifyAt, signInAs, tokens} from './amplify';
import {expectRefusal} from './refusal';
import {type OwnIdentity, startIdentity} from './startIdentity';

let tracking: OwnIdentity;
let plain: OwnIdentity;
beforeAll(async () => {
  tracking = await startIdentity({deviceTracking: true});
  plain = await startIdentity();
});
// Amplify names a device by its browser, and reports no error where there is none.
beforeEach(() => void vi.stubGlobal('navigator', {userAgent: 'Firefox on a field laptop'}));
afterAll(async () => {
  await tracking.close();
  await plain.close();
});

const confirm = (running: OwnIdentity, AccessToken: string, DeviceKey: string) =>
  running.userPool().send(
    new ConfirmDeviceCommand({
      AccessToken,
      DeviceKey,
      DeviceSecretVerifierConfig: {Salt: 'c2FsdA==', PasswordVerifier: 'dmVyaWZpZXI='},
    }),
  );

test('Amplify confirms a new device on its own, once', async () => {
  pointAmplifyAt(tracking);
  expect(await signInAs(developer.email)).toBe('DONE');
  expect(await signInAs(developer.email)).toBe('DONE');
  const devices = tracking.database.all<{name: string; verifier: string}>(
    'SELECT name, verifier FROM identity_devices',
  );
  expect(devices).toHaveLength(1);
  expect(devices[0]?.name).toBe('Firefox on a field laptop');
  expect(devices[0]?.verifier).toMatch(/^[A-Za-z0-9+/=]{400,}$/);
  const {access} = await tokens();
  await expectRefusal(
    confirm(tracking, access, 'us-west-2_00000000-0000-4000-8000-000000000000'),
    'ResourceNotFoundException',
    'Device does not exist.',
  );
});

test('a pool that tracks no devices confirms none', async () => {
  pointAmplifyAt(plain);
  await signInAs(developer.email);
  const {access} = await tokens();
  await plain.userPool().send(new GetUserCommand({AccessToken: access}));
  await expectRefusal(
    confirm(plain, access, 'us-west-2_00000000-0000-4000-8000-000000000000'),
    'InvalidParameterException',
    'User pool does not have device tracking enabled.',
  );
});
