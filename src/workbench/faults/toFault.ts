import type {Fault} from './faults';

/** What stands in the fields. */
export interface FaultDraft {
  /** A status, `delay` or `drop`. */
  readonly what: string;
  readonly delayMs: string;
  /** Empty for any operation. */
  readonly operationId: string;
  readonly times: string;
}

/** The fault that the fields describe. */
export function toFault({what, delayMs, operationId, times}: FaultDraft): Fault {
  return {
    times: Number(times),
    ...(operationId !== '' && {operationId}),
    ...(what === 'delay'
      ? {delayMs: Number(delayMs)}
      : what === 'drop'
        ? {drop: true}
        : {status: Number(what)}),
  };
}
