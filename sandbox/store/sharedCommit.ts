import {nextTurn} from '../base/nextTurn';
import type {Database} from './database';

/** Runs `work` in a transaction of its own and resolves with its result when that is committed, or rejects. */
export type SharedCommit = <Result>(work: () => Result) => Promise<Result>;

/**
 * Writes that arrive in the same turn of the event loop share one commit. A commit writes every page that was touched,
 * and reports of a hundred objects touch a hundred pages however few bytes they are: eight gateways that report at
 * once would write most pages eight times. Nobody is told of success before the commit, so what was acknowledged
 * outlives `kill -9` as before; and each work stands in a savepoint: one that throws takes nothing of the others along.
 */
export function createSharedCommit(database: Database): SharedCommit {
  let waiting: {run: () => () => void; fail: (error: unknown) => void}[] = [];

  const commitAll = () => {
    const all = waiting;
    waiting = [];
    try {
      const notifyAll = database.transaction(() => all.map(({run}) => run()));
      for (const notify of notifyAll) notify();
    } catch (error) {
      for (const {fail} of all) fail(error);
    }
  };

  return <Result>(work: () => Result) =>
    new Promise<Result>((resolve, reject: (error: unknown) => void) => {
      if (waiting.length === 0) void nextTurn().then(commitAll);
      const run = () => {
        try {
          const result = database.transaction(work);
          return () => resolve(result);
        } catch (error) {
          return () => reject(error);
        }
      };
      waiting.push({run, fail: reject});
    });
}
