/** What is to happen to the next requests of an operation, or of any. */
export interface Fault {
  /** The operation that fails; any of the platform by default. */
  readonly operationId?: string;
  /** 400 to 599: what is responded in place of the operation. Without it, the operation runs after the delay. */
  readonly status?: number;
  /** How long the response waits, in milliseconds. */
  readonly delayMs?: number;
  /** Closes the connection without a response, after the delay. */
  readonly drop?: boolean;
  /** How many requests meet it. */
  readonly times: number;
}

/** Failures on demand, for those who want to see how their program takes them. */
export interface Faults {
  /** Replaces what was asked for the same operation before. */
  begin(fault: Fault): void;
  end(): void;
  /** Those that are still to be met, each with how many requests will. */
  list(): readonly Fault[];
  /** What the next request of an operation meets; it counts as met. */
  meet(operationId: string): Fault | undefined;
}

export function createFaults(): Faults {
  const left = new Map<string | undefined, {readonly fault: Fault; times: number}>();
  const meetAt = (key: string | undefined): Fault | undefined => {
    const entry = left.get(key);
    if (!entry) return undefined;
    entry.times--;
    if (entry.times === 0) left.delete(key);
    return entry.fault;
  };
  return {
    begin: (fault) => void left.set(fault.operationId, {fault, times: fault.times}),
    end: () => left.clear(),
    list: () => [...left.values()].map(({fault, times}) => ({...fault, times})),
    meet: (operationId) => meetAt(operationId) ?? meetAt(undefined),
  };
}
