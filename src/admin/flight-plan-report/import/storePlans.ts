import type {Draft} from '@site/src/flight-plans/files/readDrafts';
import type {PlanFormat} from '@site/src/plan-check';
import {dataOf, PlatformError, type PlatformClient, type Schemas} from '@site/src/platform';

/** A plan that the platform did not take, and why. */
export interface Refused {
  readonly draft: Draft;
  readonly error: unknown;
}

export interface StoreProgress {
  readonly stored: readonly string[];
  readonly refused: readonly Refused[];
}

/** What became of plans that were to be stored. */
export interface StoreResult extends StoreProgress {
  /** Those that may yet be stored: nothing is wrong with them as far as is known. */
  readonly left: readonly Draft[];
}

interface Options {
  /** Stores plans of one format, all or none, and says under which ids. */
  readonly post: (format: PlanFormat, plans: readonly unknown[]) => Promise<readonly string[]>;
  readonly onProgress: (progress: StoreProgress) => void;
  /** Nothing more is posted once it is aborted. */
  readonly signal: AbortSignal;
}

const MOST_PLANS = 20;
/** A body takes 5 MB: some room is left for what stands around the plans. */
const MOST_CHARACTERS = 4_000_000;

/**
 * Stores plans in batches of one format. A batch that is refused is halved until the plans are alone that the platform
 * does not take: the others are stored.
 */
export async function storePlans(
  drafts: readonly Draft[],
  {post, onProgress, signal}: Options,
): Promise<StoreResult> {
  let progress: StoreProgress = {stored: [], refused: []};
  const finished = new Set<Draft>();
  const waiting = batchesOf(drafts);
  for (let batch = waiting.shift(); batch && !signal.aborted; batch = waiting.shift()) {
    const [first, ...others] = batch;
    if (!first) continue;
    try {
      const stored = await post(
        first.format,
        batch.map(({source}) => source),
      );
      progress = {...progress, stored: [...progress.stored, ...stored]};
      batch.forEach((draft) => finished.add(draft));
    } catch (error) {
      if (others.length > 0 && isAboutPlans(error)) waiting.unshift(...halves(batch));
      else {
        progress = {...progress, refused: [...progress.refused, ...batch.map((draft) => ({draft, error}))]};
        if (isAboutPlans(error)) batch.forEach((draft) => finished.add(draft));
      }
    }
    onProgress(progress);
  }
  return {...progress, left: drafts.filter((draft) => !finished.has(draft))};
}

/** Whether one plan of several may be the reason: then the others can be stored without it. */
const isAboutPlans = (error: unknown) =>
  error instanceof PlatformError && (error.status === 400 || error.status === 413);

function halves(batch: readonly Draft[]): (readonly Draft[])[] {
  const middle = Math.ceil(batch.length / 2);
  return [batch.slice(0, middle), batch.slice(middle)];
}

function batchesOf(drafts: readonly Draft[]): (readonly Draft[])[] {
  const batches: Draft[][] = [];
  let size = 0;
  for (const draft of [...drafts].sort((one, other) => one.format.localeCompare(other.format))) {
    const own = JSON.stringify(draft.source).length;
    const last = batches.at(-1);
    const isFull = !last || last[0]?.format !== draft.format || last.length === MOST_PLANS;
    if (isFull || size + own > MOST_CHARACTERS) {
      batches.push([draft]);
      size = own;
    } else {
      last.push(draft);
      size += own;
    }
  }
  return batches;
}

/** The request that stores a batch. */
export const postPlans =
  (client: PlatformClient): Options['post'] =>
  async (format, plans) => {
    const body = {format, plans} as Schemas['PlanUpload'];
    const stored = dataOf(await client.POST('/flights/v2/plans', {body}));
    return stored.plans.map(({flightPlanId}) => flightPlanId);
  };
