import {GetUserPoolMfaConfigCommand} from '@aws-sdk/client-cognito-identity-provider';
import {fault, findingsOr, ok, warning, type Check} from '../finding';
import {withCredentials} from '../withCredentials';

/** Whether browsers let pages of the portal use the passkeys of the user pool, and whether those replace a password. */
export const passkeys: Check = {
  name: 'passkeys',
  run: async ({userPool: client, site, address}) => {
    if (!site.identity.firstFactors.includes('passkey')) return [ok('the portal does not offer them')];
    const host = new URL(address).hostname;
    if (isAddress(host))
      return [
        fault(`browsers keep no passkeys for an address such as ${host}`, 'serve the portal at a domain'),
      ];
    return withCredentials('cognito-idp:GetUserPoolMfaConfig', async () => {
      const {userPoolId: UserPoolId} = site.identity;
      const {WebAuthnConfiguration: configuration} = await client.send(
        new GetUserPoolMfaConfigCommand({UserPoolId}),
      );
      const relyingParty = configuration?.RelyingPartyId;
      return findingsOr(
        [
          relyingParty === undefined
            ? fault(
                'the user pool names no domain for passkeys, so nobody can add one',
                `set the relying party of the user pool to ${host}`,
              )
            : !isDomainOf(relyingParty, host) &&
              fault(
                `passkeys belong to ${relyingParty}, and browsers let no page of ${host} use them`,
                `set the relying party of the user pool to ${host} or a domain above it; people then add their passkeys again`,
              ),
          configuration?.UserVerification !== 'required' &&
            warning(
              'a passkey signs in without checking who uses it, so a stolen security key is enough',
              'set user verification of passkeys to required',
            ),
        ],
        `they belong to ${relyingParty}, and ask who uses them`,
      );
    });
  },
};

const isAddress = (host: string): boolean => /^[\d.]+$|:/.test(host);

/**
 * Whether a page of this host may use passkeys of a domain: it is the host or stands above it. Browsers accept no
 * top-level domain but `localhost`.
 */
const isDomainOf = (domain: string, host: string): boolean =>
  host === domain || (domain.includes('.') && host.endsWith(`.${domain}`));
