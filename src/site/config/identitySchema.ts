import * as z from 'zod';
import type {CheckedIdentitySettings, IdentitySettings} from '../types';

// The rules are those that the identity library enforces at run time: the ids are there and have their form, OAuth has
// its redirect addresses, a cookie with sameSite none is secure. Checked here, a mistake
// stops the build. The two defaults are the library's as well.
const required = (name: string) =>
  z.string().refine((value) => value.trim() !== '', `is empty: copy the ${name} from the console`);
const webAddress = z
  .string()
  .refine(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    'is not a web address: begin it with https:// or http://',
  );
const redirects = z.array(webAddress).min(1, 'is empty: OAuth needs at least one address to come back to');

const oauthSchema = z.strictObject({
  domain: z
    .string()
    .regex(
      /^[^/\s:]+\.[^/\s:]+$/,
      'is not a host name: write the OAuth domain without https:// and without a path',
    ),
  redirectSignIn: redirects,
  redirectSignOut: redirects,
  responseType: z.enum(['code', 'token'], "is not an OAuth response type: use 'code' or 'token'"),
  scopes: z.array(z.string()).min(1, "is empty: ask at least for 'openid'"),
});

const cookieSchema = z
  .strictObject({
    domain: required('cookie domain'),
    path: z.string().startsWith('/', 'must begin with a slash'),
    expiresDays: z.number().positive('must be more than 0 days').default(365),
    sameSite: z.enum(['strict', 'lax', 'none'], "is not a cookie policy: use 'strict', 'lax' or 'none'"),
    secure: z.boolean(),
  })
  .refine((cookie) => cookie.sameSite !== 'none' || cookie.secure, {
    path: ['secure'],
    message: "must be true when sameSite is 'none': browsers reject the cookie otherwise",
  });

export const identitySchema: z.ZodType<CheckedIdentitySettings, IdentitySettings> = z.strictObject({
  environmentName: z.string().min(1, 'is empty: write something'),
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'is not an AWS region: write it like us-west-2'),
  userPoolId: required('user pool id').includes(
    '_',
    'has no underscore: a user pool id looks like us-west-2_AbCdEf123',
  ),
  userPoolClientId: required('app client id'),
  identityPoolId: required('identity pool id').includes(
    ':',
    'has no colon: an identity pool id looks like us-west-2:00000000-0000-0000-0000-000000000000',
  ),
  endpoints: z.strictObject({userPool: webAddress, identityPool: webAddress}).optional(),
  oauth: oauthSchema.optional(),
  allowGuestAccess: z.boolean('must be true or false').optional(),
  cookie: cookieSchema.optional(),
  passwordMinimumLength: z
    .int('must be a whole number')
    .min(6, 'is too small: a user pool allows no fewer than 6 characters')
    .default(6),
  firstFactors: z
    .array(
      z.enum(
        ['password', 'passkey', 'emailCode', 'smsCode'],
        "is not a first factor: use 'password', 'passkey', 'emailCode' or 'smsCode'",
      ),
    )
    .refine((factors) => new Set(factors).size === factors.length, 'names a factor twice: name each once')
    .refine(
      (factors) => factors.includes('password'),
      "has no 'password': add it, a user pool always offers it",
    ),
});
