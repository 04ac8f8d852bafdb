import type {ConfirmDeviceResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import {invalidParameter, resourceNotFound} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {text} from './fields';
import {bearerOperation} from './operation';

const shape = {
  DeviceKey: z
    .string()
    .min(1)
    .max(55)
    .regex(/^[\w-]+_[0-9a-f-]+$/),
  DeviceName: z.string().min(1).max(1024).optional(),
  DeviceSecretVerifierConfig: z.object({Salt: text.min(1), PasswordVerifier: text.min(1)}),
};

/** A device that signed in sends its own verifier and is known from now on. Amplify calls it on its own. */
export const confirmDevice = bearerOperation(
  shape,
  ({devices, pool}: Pick<Dependencies, 'devices' | 'pool'>) =>
    ({DeviceKey, DeviceName, DeviceSecretVerifierConfig}, {user}): ConfirmDeviceResponse => {
      if (!pool.deviceTracking) throw invalidParameter('User pool does not have device tracking enabled.');
      if (devices.find(DeviceKey)?.userId !== user.userId) throw resourceNotFound('Device does not exist.');
      devices.confirm(DeviceKey, {
        name: DeviceName,
        salt: DeviceSecretVerifierConfig.Salt,
        verifier: DeviceSecretVerifierConfig.PasswordVerifier,
      });
      return {UserConfirmationNecessary: true};
    },
);
