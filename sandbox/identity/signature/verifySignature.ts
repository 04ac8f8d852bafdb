import {isSameBytes, toUtf8} from '../../base/bytes';
import type {Clock} from '../../base/clock';
import {CognitoError} from '../pool/errors';
import type {PoolSettings} from '../pool/settings';
import {type Scope, type SignedRequest, canonicalRequest, headerText, signatureOf} from './canonical';
import type {RoleSession, TemporaryCredentials} from './temporaryCredentials';

const SERVICE = 'cognito-idp';
const TOLERANCE_MINUTES = 5;

export interface SignatureDependencies {
  readonly clock: Clock;
  readonly pool: PoolSettings;
  readonly temporaryCredentials: TemporaryCredentials;
}

/**
 * Whom a request signed with AWS Signature Version 4 speaks for.
 * @throws CognitoError `MissingAuthenticationTokenException`, `IncompleteSignatureException`,
 *   `InvalidSignatureException`, `UnrecognizedClientException` or `ExpiredTokenException`, worded as AWS does.
 */
export function verifySignature(dependencies: SignatureDependencies, request: SignedRequest): RoleSession {
  const {scope, signedHeaders, signature} = readAuthorization(headerText(request, 'authorization'));
  checkSignedHeaders(request, signedHeaders);
  const amzDate = headerText(request, 'x-amz-date');
  checkScope(scope, dependencies.pool.region, amzDate);
  checkTime(amzDate, dependencies.clock.now());
  // There are no lasting keys here, only credentials from the identity pool: without a session token it is no key.
  const {secretKey, ...session} = dependencies.temporaryCredentials.open(
    scope.accessKeyId,
    headerText(request, 'x-amz-security-token'),
  );
  const expected = signatureOf(canonicalRequest(request, signedHeaders), scope, amzDate, secretKey);
  // A signature that leaves out the host or the date could be replayed elsewhere and forever.
  const complete = signedHeaders.includes('host') && signedHeaders.includes('x-amz-date');
  if (!complete || !isSameBytes(toUtf8(expected), toUtf8(signature)))
    throw invalidSignature(
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret ' +
        'Access Key and signing method. Consult the service documentation for details.',
    );
  return session;
}

function readAuthorization(header: string) {
  if (!header) throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const part = (name: string) => {
    const value = new RegExp(`(?:^AWS4-HMAC-SHA256 |,\\s*)${name}=([^,\\s]+)`).exec(header)?.[1];
    if (!value)
      throw new CognitoError(
        'IncompleteSignatureException',
        `Authorization header requires '${name}' parameter. (Authorization begins: '${header.slice(0, 16)}')`,
      );
    return value;
  };
  const [accessKeyId = '', day = '', region = '', service = '', end] = part('Credential').split('/');
  if (end !== 'aws4_request')
    throw new CognitoError(
      'IncompleteSignatureException',
      'Credential must have exactly 5 slash-delimited elements: <access-key>/YYYYMMDD/REGION/SERVICE/aws4_request',
    );
  return {
    scope: {accessKeyId, day, region, service} satisfies Scope,
    signedHeaders: part('SignedHeaders').split(';'),
    signature: part('Signature'),
  };
}

function checkScope(scope: Scope, region: string, amzDate: string): void {
  if (scope.region !== region)
    throw invalidSignature(`Credential should be scoped to a valid region, not '${scope.region}'.`);
  if (scope.service !== SERVICE)
    throw invalidSignature(`Credential should be scoped to correct service: '${SERVICE}'.`);
  if (!amzDate.startsWith(scope.day))
    throw invalidSignature(
      `Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: ` +
        `'${scope.day}' != '${amzDate.slice(0, 8)}'.`,
    );
}

/** A header that says what is to be done could be added to a request that somebody signed for something else. */
function checkSignedHeaders({headers}: SignedRequest, signedHeaders: readonly string[]): void {
  const unsigned = Object.keys(headers).filter(
    (name) => name.startsWith('x-amz-') && !signedHeaders.includes(name),
  );
  if (unsigned.length > 0)
    throw invalidSignature(
      `There were headers present in the request which were not signed: ${unsigned.join(', ')}`,
    );
}

/** The SDK corrects its clock from the response's `Date` header and tries again; the sandbox's clock may be moved. */
function checkTime(amzDate: string, now: Date): void {
  const iso = amzDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const signedAt = Date.parse(iso);
  if (Number.isNaN(signedAt))
    throw new CognitoError(
      'IncompleteSignatureException',
      "Date must be in ISO-8601 'basic format'. Got '" + amzDate + "'.",
    );
  const tolerance = TOLERANCE_MINUTES * 60_000;
  const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
  const at = stamp(now.getTime());
  if (signedAt < now.getTime() - tolerance)
    throw invalidSignature(
      `Signature expired: ${amzDate} is now earlier than ${stamp(now.getTime() - tolerance)} ` +
        `(${at} - ${TOLERANCE_MINUTES} min.)`,
    );
  if (signedAt > now.getTime() + tolerance)
    throw invalidSignature(
      `Signature not yet current: ${amzDate} is still later than ${stamp(now.getTime() + tolerance)} ` +
        `(${at} + ${TOLERANCE_MINUTES} min.)`,
    );
}

const invalidSignature = (message: string) => new CognitoError('InvalidSignatureException', message);
