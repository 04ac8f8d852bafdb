import * as z from 'zod';
import {isClockTime} from './clock';
import {firstAuthFactors, type FirstAuthFactor} from './identitySettings';
import {parseInstant} from './instants';

/** What the environment says about the sandbox. */
export interface Settings {
  readonly port: number;
  readonly data: string;
  readonly seed: number;
  readonly now: Date | undefined;
  /** Whether webhooks may be called that are not on this machine. */
  readonly allowOutside: boolean;
  /** Whether the seeded devices keep moving. */
  readonly devicesMove: boolean;
  /** Whether the user pool demands an authenticator app of everybody, or leaves it to each. */
  readonly mfa: 'ON' | 'OPTIONAL';
  /** Whether a user may take codes by e-mail as a second factor. */
  readonly emailMfa: boolean;
  /** Whether a user may take codes by SMS as a second factor. */
  readonly smsMfa: boolean;
  /** What a sign-in may begin with. */
  readonly firstFactors: readonly FirstAuthFactor[];
  /** Whether the identity pool lets in people who have not signed in. */
  readonly allowsGuests: boolean;
  /** Origins whose pages may call the sandbox, besides those of loopback addresses and of the portal. */
  readonly origins: readonly string[];
}

/** A variable: its text when it is not set, which texts are right, and what to say of others. */
function variable(unset: string, isRight: (text: string) => boolean, advice: string) {
  return z
    .string()
    .default(unset)
    .refine(isRight, {
      error: ({input}) => (input === '' ? `is empty; ${advice}` : `is ${JSON.stringify(input)}; ${advice}`),
    });
}

const isWhole = (most: number) => (text: string) => /^\d+$/.test(text) && Number(text) <= most;
const isSwitch = (text: string) => /^[01]?$/.test(text);
const isOrigins = (text: string) =>
  listOf(text).every((each) => URL.canParse(each) && new URL(each).origin === each);
const isFactors = (text: string) =>
  listOf(text).includes('PASSWORD') &&
  listOf(text).every((each) => firstAuthFactors.some((one) => one === each));
const isMoment = (text: string) => text === '' || isClockTime(parseInstant(text));

const environmentSchema = z.object({
  SANDBOX_PORT: variable('4010', isWhole(65_535), 'give a port such as 4010.'),
  SANDBOX_DATA: variable('.sandbox', Boolean, 'give a folder such as .sandbox, or :memory:.'),
  SANDBOX_SEED: variable('1', isWhole(2 ** 32 - 1), 'give a whole number such as 1.'),
  SANDBOX_NOW: variable('', isMoment, 'give an ISO 8601 time such as 2026-07-14T18:00:00Z.'),
  SANDBOX_ALLOW_OUTSIDE: variable('0', isSwitch, 'give 1 to let webhooks leave this machine, or 0.'),
  SANDBOX_FLEET: variable('1', isSwitch, 'give 0 to let the devices stand still.'),
  SANDBOX_MFA: variable(
    'optional',
    (text) => /^(on|optional)?$/.test(text),
    'give on to demand a second step at sign-in, or optional.',
  ),
  SANDBOX_EMAIL_MFA: variable('0', isSwitch, 'give 1 to allow codes by e-mail as a second step, or 0.'),
  SANDBOX_SMS_MFA: variable('0', isSwitch, 'give 1 to allow codes by SMS as a second step, or 0.'),
  SANDBOX_FIRST_FACTORS: variable(
    'PASSWORD,WEB_AUTHN,EMAIL_OTP',
    isFactors,
    'give PASSWORD, and with it any of WEB_AUTHN, EMAIL_OTP and SMS_OTP, separated by commas.',
  ),
  SANDBOX_GUESTS: variable(
    '0',
    isSwitch,
    'give 1 to let the identity pool serve people who have not signed in, or 0.',
  ),
  SANDBOX_ORIGINS: variable(
    '',
    isOrigins,
    'give origins such as https://developer.example.com, separated by commas.',
  ),
});

/**
 * Parses the variables of the environment that begin with `SANDBOX_`; the README lists them.
 * @throws Error that names every variable that is wrong, and an example of a right one.
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const {success, data, error} = environmentSchema.safeParse(environment);
  if (!success)
    throw new Error(error.issues.map(({path, message}) => `${path.join('.')} ${message}`).join('\n'));
  const now = parseInstant(data.SANDBOX_NOW);
  return {
    port: Number(data.SANDBOX_PORT),
    data: data.SANDBOX_DATA,
    seed: Number(data.SANDBOX_SEED),
    now: now === undefined ? undefined : new Date(now),
    allowOutside: data.SANDBOX_ALLOW_OUTSIDE === '1',
    devicesMove: data.SANDBOX_FLEET !== '0',
    mfa: data.SANDBOX_MFA === 'on' ? 'ON' : 'OPTIONAL',
    emailMfa: data.SANDBOX_EMAIL_MFA === '1',
    smsMfa: data.SANDBOX_SMS_MFA === '1',
    firstFactors: firstAuthFactors.filter((factor) => listOf(data.SANDBOX_FIRST_FACTORS).includes(factor)),
    allowsGuests: data.SANDBOX_GUESTS === '1',
    origins: listOf(data.SANDBOX_ORIGINS),
  };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}
