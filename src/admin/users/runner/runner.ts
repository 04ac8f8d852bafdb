import {faster, firstPace, isSlowed, slower, waitOf} from './pace';

/** What became of one entry. */
export type Outcome =
  | {readonly kind: 'done'; readonly text?: string}
  /** Nothing had to be changed. */
  | {readonly kind: 'unchanged'; readonly text: string}
  | {readonly kind: 'refused'; readonly text: string};

/**
 * What an error means for the whole: it is about this entry alone (`refused`), the service is too busy for now, or
 * nothing else would succeed either, which pauses the run.
 */
export type Verdict = 'refused' | 'busy' | 'pause';

export interface RunnerOptions<Entry> {
  readonly entries: readonly Entry[];
  /** Changes one entry. It may be asked again for the same one: after a pause, or when the service was busy. */
  readonly change: (entry: Entry) => Promise<Outcome>;
  readonly judge: (error: unknown) => Verdict;
  readonly describe: (error: unknown) => string;
  /** Between 0 and 1. */
  readonly random?: () => number;
}

/** `stopping` finishes what is under way. `paused` says why in `problem`. */
export type Phase = 'ready' | 'running' | 'stopping' | 'stopped' | 'paused' | 'finished';

/** How far a run is. */
export interface Progress {
  readonly phase: Phase;
  /** What became of each entry, by its index; `undefined` for those that were not reached. */
  readonly outcomes: readonly (Outcome | undefined)[];
  readonly counts: Readonly<Record<Outcome['kind'], number>> & {readonly left: number};
  /** Whether it goes slowly because the service is busy. */
  readonly isSlowed: boolean;
  readonly problem?: string | undefined;
}

export interface Runner {
  readonly progress: () => Progress;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins, or continues with what is left. */
  readonly start: () => void;
  readonly stop: () => void;
  /** Tries those again that were refused. */
  readonly retryRefused: () => void;
}

/** After so many refusals in a row, some two minutes, the service's words are shown and the run is paused. */
const MOST_REFUSALS = 8;

/**
 * Changes many entries, a few at a time. A busy service slows it down, and an entry that it was too busy for is tried
 * again until it is done.
 */
export function createRunner<Entry>(options: RunnerOptions<Entry>): Runner {
  const {entries, change, judge, describe, random = Math.random} = options;
  const outcomes: (Outcome | undefined)[] = entries.map(() => undefined);
  const waiting = entries.map((_, index) => index);
  const listeners = new Set<() => void>();
  let pace = firstPace;
  /** Counts the times the pace was slowed: requests of an earlier round do not slow it again. */
  let round = 0;
  let underWay = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let phase: Phase = entries.length > 0 ? 'ready' : 'finished';
  let problem: string | undefined;
  let shown: Progress | undefined;

  const notify = () => {
    shown = undefined;
    listeners.forEach((listener) => listener());
  };
  const pause = (error: unknown) => {
    problem = describe(error);
    phase = 'stopping';
    clearTimeout(timer);
    timer = undefined;
  };
  const slowDown = (error: unknown, itsRound: number) => {
    if (itsRound !== round || phase !== 'running') return;
    round += 1;
    pace = slower(pace);
    if (pace.refusals >= MOST_REFUSALS) return pause(error);
    timer = setTimeout(
      () => {
        timer = undefined;
        fill();
      },
      waitOf(pace, random()),
    );
  };
  const fail = (index: number, error: unknown, itsRound: number) => {
    const verdict = judge(error);
    if (verdict === 'refused') {
      outcomes[index] = {kind: 'refused', text: describe(error)};
      return;
    }
    waiting.unshift(index);
    if (verdict === 'busy') slowDown(error, itsRound);
    else if (problem === undefined) pause(error);
  };
  const run = async (index: number) => {
    const itsRound = round;
    underWay += 1;
    try {
      outcomes[index] = await change(entries[index] as Entry);
      if (itsRound === round) pace = faster(pace);
    } catch (error) {
      fail(index, error, itsRound);
    }
    underWay -= 1;
    fill();
    notify();
  };
  function fill(): void {
    while (phase === 'running' && !timer && underWay < pace.atOnce) {
      const next = waiting.shift();
      if (next === undefined) break;
      void run(next);
    }
    if (underWay > 0 || timer) return;
    if (waiting.length === 0 && problem === undefined) phase = 'finished';
    else if (phase === 'stopping') phase = problem === undefined ? 'stopped' : 'paused';
  }
  const start = () => {
    if (phase === 'running' || waiting.length === 0) return;
    phase = 'running';
    problem = undefined;
    pace = {...pace, refusals: 0};
    fill();
    notify();
  };

  return {
    progress: () => (shown ??= {phase, outcomes, counts: count(outcomes), isSlowed: isSlowed(pace), problem}),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    stop: () => {
      if (phase !== 'running') return;
      phase = 'stopping';
      clearTimeout(timer);
      timer = undefined;
      fill();
      notify();
    },
    retryRefused: () => {
      outcomes.forEach((outcome, index) => {
        if (outcome?.kind !== 'refused') return;
        outcomes[index] = undefined;
        waiting.push(index);
      });
      start();
    },
  };
}

function count(outcomes: readonly (Outcome | undefined)[]): Progress['counts'] {
  const counts = {done: 0, unchanged: 0, refused: 0, left: 0};
  for (const outcome of outcomes) counts[outcome?.kind ?? 'left'] += 1;
  return counts;
}
