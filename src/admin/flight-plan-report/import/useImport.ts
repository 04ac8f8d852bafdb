import {preparedDraft} from '@site/src/flight-plans/files/preparedDraft';
import {readDraftFile, type Draft, type Refusal} from '@site/src/flight-plans/files/readDrafts';
import type {PlatformClient} from '@site/src/platform';
import {useRef, useState} from 'react';
import {postPlans, storePlans, type StoreProgress} from './storePlans';

/** Plans read from files, and how far storing them is. */
export interface Import {
  /** What can be stored; what a stop left over is here again. */
  readonly drafts: readonly Draft[];
  /** What is wrong with which file. */
  readonly refusals: readonly Refusal[];
  /** Since the last press of "Store"; undefined before, and when files were added after it. */
  readonly progress: StoreProgress | undefined;
  /** How many plans are being stored. */
  readonly total: number;
  readonly isBusy: boolean;
  readonly take: (files: readonly File[]) => Promise<void>;
  /** Stores all drafts, in this collection unless it is empty. */
  readonly store: (collectionId: string) => Promise<void>;
  readonly stop: () => void;
}

/** @param onStored told which plans were stored, and the collection that was chosen for them */
export function useImport(
  client: PlatformClient,
  onStored: (ids: readonly string[], collectionId: string) => void,
): Import {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [progress, setProgress] = useState<StoreProgress>();
  const [total, setTotal] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);

  const take = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(readDraftFile));
    const own = read.flatMap((each) => each.refusals);
    setDrafts((before) => [...before, ...read.flatMap((each) => each.drafts)]);
    setRefusals((before) => (progress ? own : [...before, ...own]));
    setProgress(undefined);
  };
  const store = async (collectionId: string) => {
    setBusy(true);
    setTotal(drafts.length);
    const controller = new AbortController();
    running.current = controller;
    const byPrepared = new Map(drafts.map((draft) => [preparedDraft(draft, collectionId), draft]));
    const {stored, left} = await storePlans([...byPrepared.keys()], {
      post: postPlans(client),
      onProgress: setProgress,
      signal: controller.signal,
    });
    setDrafts(left.flatMap((prepared) => byPrepared.get(prepared) ?? []));
    setBusy(false);
    if (stored.length > 0) onStored(stored, collectionId);
  };
  return {drafts, refusals, progress, total, isBusy, take, store, stop: () => running.current?.abort()};
}
