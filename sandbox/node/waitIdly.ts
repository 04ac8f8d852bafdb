import {setTimeout as wait} from 'node:timers/promises';

/** Waits so many milliseconds or until it is stopped, and keeps no process alive for it. */
export async function waitIdly(milliseconds: number, stopped: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, {ref: false, signal: stopped}).catch(() => undefined);
}
