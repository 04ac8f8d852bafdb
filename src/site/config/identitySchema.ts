import * as z from 'zod';

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
  /** Host name of the hosted pages, without a protocol. */
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
    /** Days until the browser forgets a token; 365 when left out. */
    expiresDays: z.number().positive('must be more than 0 days').default(365),
    sameSite: z.enum(['strict', 'lax', 'none'], "is not a cookie policy: use 'strict', 'lax' or 'none'"),
    secure: z.boolean(),
  })
  .refine((cookie) => cookie.sameSite !== 'none' || cookie.secure, {
    path: ['secure'],
    message: "must be true when sameSite is 'none': browsers reject the cookie otherwise",
  });

export const identitySchema = z.strictObject({
  /** Name of the environment; the administration's overview shows it. */
  environmentName: z.string().min(1, 'is empty: write something'),
  /** AWS region of both pools. */
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'is not an AWS region: write it like us-west-2'),
  /** `<region>_<name>`. */
  userPoolId: required('user pool id').includes(
    '_',
    'has no underscore: a user pool id looks like us-west-2_AbCdEf123',
  ),
  userPoolClientId: required('app client id'),
  /** `<region>:<uuid>`. */
  identityPoolId: required('identity pool id').includes(
    ':',
    'has no colon: an identity pool id looks like us-west-2:00000000-0000-0000-0000-000000000000',
  ),
  /** Addresses of the services when they are not Amazon's own, as with the sandbox. */
  endpoints: z.strictObject({userPool: webAddress, identityPool: webAddress}).optional(),
  /** Hosted sign-in pages; left out when people sign in on the portal's own form alone. */
  oauth: oauthSchema.optional(),
  /**
   * Whether the identity pool gives AWS credentials to people who have not signed in, for what a provider adds to the
   * pages; as the pool's guest access says. A guest's identity becomes the person's at their first sign-in. Left out:
   * no.
   */
  allowGuestAccess: z.boolean('must be true or false').optional(),
  /** Stores tokens in cookies instead of the browser's local storage. */
  cookie: cookieSchema.optional(),
  /** Least number of characters of a password, as the pool's policy says; at least 6, which it is when left out. */
  passwordMinimumLength: z
    .int('must be a whole number')
    .min(6, 'is too small: a user pool allows no fewer than 6 characters')
    .default(6),
  /** What a sign-in may begin with, as the pool's sign-in policy says. A pool always offers the password. */
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
