import {refuseChange} from '@site/src/auth';
import type {ApiServer} from '@site/src/site/types';

/** How long a request waits for the clock before it takes this machine's time. */
const PATIENCE_MS = 2_000;

/** What a sandbox takes for now. Undefined for a server that is none, and for one that does not tell. */
export async function readSandboxClock({url, demoKey}: ApiServer): Promise<Date | undefined> {
  // A server that gives a key away is one to try things on; no other is asked for paths that the contract lacks.
  if (demoKey === undefined) return undefined;
  try {
    const response = await fetch(`${url}/sandbox/clock`, {signal: AbortSignal.timeout(PATIENCE_MS)});
    return response.ok ? toDate(((await response.json()) as {now?: string}).now) : undefined;
  } catch {
    return undefined;
  }
}

/** @throws Error when the sandbox does not take the time */
export async function setSandboxClock({url}: ApiServer, now: Date): Promise<void> {
  refuseChange();
  const response = await fetch(`${url}/sandbox/clock`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({now: now.toISOString()}),
  });
  if (!response.ok) throw new Error(`The clock was not set: ${response.status}`);
}

function toDate(text: string | undefined): Date | undefined {
  const date = new Date(text ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
