import {sandboxControl} from '@site/src/try-it/server/sandboxControl';

/** What the next requests meet, as a sandbox takes and lists it (`/sandbox/faults`). */
export interface Fault {
  readonly operationId?: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly drop?: boolean;
  /** How many requests meet it; of those listed, how many still will. */
  readonly times: number;
}

/** Undefined where the server has no faults on demand, or nothing responds. */
export async function listFaults(
  server: string,
  signal?: AbortSignal,
): Promise<readonly Fault[] | undefined> {
  try {
    const response = await fetch(sandboxControl(server, 'faults'), {
      credentials: 'omit',
      cache: 'no-store',
      ...(signal && {signal}),
    });
    const list: unknown = response.ok ? await response.json() : undefined;
    return Array.isArray(list) ? (list as Fault[]) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns what the sandbox says is wrong with it; undefined when it has begun */
export async function beginFault(server: string, fault: Fault): Promise<string | undefined> {
  const response = await fetch(sandboxControl(server, 'faults'), {
    method: 'POST',
    credentials: 'omit',
    body: JSON.stringify(fault),
    headers: {'content-type': 'application/json'},
  });
  if (response.ok) return undefined;
  const {message} = (await response.json().catch(() => ({}))) as {message?: string};
  return message ?? String(response.status);
}

/** Nothing fails any more. @throws TypeError without a response */
export async function endFaults(server: string): Promise<void> {
  await fetch(sandboxControl(server, 'faults'), {method: 'DELETE', credentials: 'omit'});
}
