import type {GetUserPoolMfaConfigResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {adminOperation} from './operation';

/** Which second factors the pool has, and whose passkeys it takes. */
export const getUserPoolMfaConfig = adminOperation(
  {},
  ({pool}: Pick<Dependencies, 'pool'>) =>
    (): GetUserPoolMfaConfigResponse => ({
      MfaConfiguration: pool.mfa,
      SoftwareTokenMfaConfiguration: {Enabled: true},
      ...(pool.relyingPartyId !== undefined && {
        WebAuthnConfiguration: {
          RelyingPartyId: pool.relyingPartyId,
          UserVerification: pool.userVerification,
        },
      }),
    }),
);
