import {waitFor} from '@testing-library/react';
import {newestCode} from '../../fixtures/identity';

/** A code that is not the right one. */
export const wrongCode = (right: string): string => (right === '000000' ? '111111' : '000000');

/**
 * Waits for a code that has not been sent before.
 *
 * @param known the newest until now
 * @param to address or phone number that it is sent to
 * @param at address of the sandbox
 */
export function codeAfter(known: string, to: string, at: string): Promise<string> {
  return waitFor(async () => {
    const code = await newestCode(to, at);
    if (code === known) throw new Error(`No new code has been sent to ${to}.`);
    return code;
  });
}
