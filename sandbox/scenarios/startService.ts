import type {SentMessage} from '../store/outbox';
import {beginInPage, control, pageFormUrl} from '../testing/pageForm';
import {clientsOf, NO_CODE, type RunningIdentity} from './runningIdentity';
import {startIdentity} from './startIdentity';

export type {RunningIdentity};

export interface ServiceOptions {
  /** Where the clock stands still. Without it it runs. */
  readonly standing?: Date;
}

/**
 * The identity service as it begins, with the settings of its own, in the form that is proven: in this process, or in the
 * page. There is one page, so whoever starts the service has it alone.
 */
export async function startService({standing}: ServiceOptions = {}): Promise<RunningIdentity> {
  if (pageFormUrl === undefined) return startIdentity({}, standing ? {standing} : {});
  await beginInPage(pageFormUrl, standing);
  return serviceInPage(pageFormUrl, standing);
}

function serviceInPage(url: string, standing: Date | undefined): RunningIdentity {
  const list = (to: string) =>
    control<SentMessage[]>(url, 'GET', `mailbox?${new URLSearchParams({to}).toString()}`);
  const setClock = async (change: object) => void (await control(url, 'POST', 'clock', change));
  return {
    ...clientsOf(`${url}/identity`),
    clock: {
      now: async () => new Date((await control<{now: string}>(url, 'GET', 'clock')).now),
      advance: (advanceSeconds) => setClock({advanceSeconds}),
      reset: () => setClock({now: (standing ?? new Date()).toISOString()}),
    },
    outbox: {list},
    codeFor: async (email) => (await list(email))[0]?.code ?? NO_CODE,
    reset: () => control(url, 'POST', 'reset'),
    close: () => Promise.resolve(),
  };
}
