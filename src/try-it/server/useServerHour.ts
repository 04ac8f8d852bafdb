import {useEffect, useState} from 'react';
import type {ApiServer} from '@site/src/site/types';

const HOUR_MS = 3_600_000;
/** How far each server's clock is ahead of this machine's, asked once. */
const offsets = new Map<string, Promise<number>>();

/**
 * The hour that it is for a server. A sandbox, which has a key for everybody, can have its clock set to any moment, so
 * it is asked; every other server lives in the present.
 *
 * @param isNeeded whether the hour matters: if not, nothing is asked
 */
export function useServerHour(server: ApiServer, isNeeded: boolean): Date {
  const [hour, setHour] = useState(() => hourAt(0));
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    void offsetOf(server).then((offset) => {
      const next = hourAt(offset);
      if (isCurrent) setHour((before) => (before.getTime() === next.getTime() ? before : next));
    });
    return () => {
      isCurrent = false;
    };
  }, [server, isNeeded]);
  return hour;
}

function hourAt(offset: number): Date {
  return new Date(Math.floor((Date.now() + offset) / HOUR_MS) * HOUR_MS);
}

function offsetOf(server: ApiServer): Promise<number> {
  if (server.demoKey === undefined) return Promise.resolve(0);
  const known = offsets.get(server.url);
  if (known) return known;
  const asked = askOffset(server.url);
  offsets.set(server.url, asked);
  return asked;
}

async function askOffset(url: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(3000);
    const response = await fetch(`${url}/sandbox/clock`, {credentials: 'omit', cache: 'no-store', signal});
    const {now} = (await response.json()) as {now: string};
    const offset = Date.parse(now) - Date.now();
    return Number.isNaN(offset) ? 0 : offset;
  } catch {
    // Sending will say that the server cannot be reached; it is asked again with the next operation.
    offsets.delete(url);
    return 0;
  }
}
