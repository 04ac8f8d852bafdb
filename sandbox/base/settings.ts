import {parseInstant} from '../control/clockChange';

/** What the environment says about the sandbox. */
export interface Settings {
  readonly port: number;
  readonly data: string;
  readonly seed: number;
  readonly now: Date | undefined;
  /** Whether webhooks may be called that are not on this machine. */
  readonly allowOutside: boolean;
  /** Whether the seeded fleet keeps moving. */
  readonly fleet: boolean;
  /** Whether the user pool demands an authenticator app of everybody, or leaves it to each. */
  readonly mfa: 'ON' | 'OPTIONAL';
}

/**
 * Reads `SANDBOX_PORT`, `SANDBOX_DATA`, `SANDBOX_SEED`, `SANDBOX_NOW`, `SANDBOX_ALLOW_OUTSIDE`, `SANDBOX_FLEET`
 * and `SANDBOX_MFA`.
 * @throws Error that names every variable that is wrong, and an example of a right one.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const {SANDBOX_PORT = '4010', SANDBOX_DATA = '.sandbox', SANDBOX_SEED = '1', SANDBOX_NOW} = environment;
  const {SANDBOX_ALLOW_OUTSIDE = '0', SANDBOX_FLEET = '1', SANDBOX_MFA = 'optional'} = environment;
  const now = SANDBOX_NOW ? parseInstant(SANDBOX_NOW) : undefined;
  const wrong = [
    isWhole(SANDBOX_PORT, 65_535) ? '' : `SANDBOX_PORT is "${SANDBOX_PORT}"; give a port such as 4010.`,
    SANDBOX_DATA ? '' : 'SANDBOX_DATA is empty; give a folder such as .sandbox, or :memory:.',
    isWhole(SANDBOX_SEED, 2 ** 32 - 1)
      ? ''
      : `SANDBOX_SEED is "${SANDBOX_SEED}"; give a whole number such as 1.`,
    !SANDBOX_NOW || now ? '' : `SANDBOX_NOW is "${SANDBOX_NOW}"; give ISO 8601 such as 2026-07-14T18:00:00Z.`,
    /^[01]?$/.test(SANDBOX_ALLOW_OUTSIDE)
      ? ''
      : `SANDBOX_ALLOW_OUTSIDE is "${SANDBOX_ALLOW_OUTSIDE}"; give 1 to let webhooks leave this machine, or 0.`,
    /^[01]?$/.test(SANDBOX_FLEET)
      ? ''
      : `SANDBOX_FLEET is "${SANDBOX_FLEET}"; give 0 to let the fleet stand.`,
    /^(on|optional)?$/.test(SANDBOX_MFA)
      ? ''
      : `SANDBOX_MFA is "${SANDBOX_MFA}"; give on to demand a second step at sign-in, or optional.`,
  ].filter(Boolean);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return {
    port: Number(SANDBOX_PORT),
    data: SANDBOX_DATA,
    seed: Number(SANDBOX_SEED),
    now,
    allowOutside: SANDBOX_ALLOW_OUTSIDE === '1',
    fleet: SANDBOX_FLEET !== '0',
    mfa: SANDBOX_MFA === 'on' ? 'ON' : 'OPTIONAL',
  };
}

function isWhole(text: string, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) <= most;
}
