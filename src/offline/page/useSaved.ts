import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useState} from 'react';
import {ask} from '../client/ask';
import {failureOf, type Failure} from '../failure';
import {isAutomatic, remember} from '../client/choice';
import {canSave, findWorker, removeWorker, startWorker} from '../client/worker';
import type {OfflineStatus} from '../protocol';

/** How far this browser is with saving the pages. */
export type Saved =
  | {readonly kind: 'unknown' | 'impossible' | 'none'}
  | {readonly kind: 'kept' | 'saving'; readonly status: OfflineStatus}
  | {readonly kind: 'failed'; readonly failure: Failure};

export interface SavedPages {
  readonly saved: Saved;
  readonly save: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** What this browser keeps, and how to change it. */
export function useSaved(): SavedPages {
  const base = useBaseUrl('/');
  const [saved, setSaved] = useState<Saved>({kind: 'unknown'});

  const save = useCallback(async () => {
    try {
      const worker = await startWorker(base);
      setSaved({kind: 'saving', status: await ask(worker, 'status')});
      const status = await ask(worker, 'save', (progress) => setSaved({kind: 'saving', status: progress}));
      setSaved({kind: 'kept', status});
    } catch (error) {
      setSaved({kind: 'failed', failure: failureOf(error)});
    }
  }, [base]);

  const look = useCallback(async () => {
    const worker = await findWorker(base);
    const status = worker && (await ask(worker, 'status'));
    setSaved(status && status.savedFiles > 0 ? {kind: 'kept', status} : {kind: 'none'});
    // What every page does on its own happens here in sight.
    if (isAutomatic() && navigator.onLine && !isWhole(status)) await save();
  }, [base, save]);

  const remove = async () => {
    remember('removed');
    await removeWorker(base);
    setSaved({kind: 'none'});
  };

  useEffect(() => {
    const fail = (error: unknown) => setSaved({kind: 'failed', failure: failureOf(error)});
    if (canSave()) look().catch(fail);
    else setSaved({kind: 'impossible'});
  }, [look]);

  const saveAgain = () => {
    remember('saved');
    return save();
  };
  return {saved, save: saveAgain, remove};
}

function isWhole(status: OfflineStatus | undefined): boolean {
  return status !== undefined && status.savedFiles === status.files;
}
