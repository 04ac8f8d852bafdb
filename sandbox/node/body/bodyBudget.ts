import type {ServerResponse} from 'node:http';
import {limits} from '../../http/limits';

/** A large body that is read, or waits for that. */
interface LargeBody {
  readonly bytes: number;
  /** Whose it is; callers without an account count as one. */
  readonly accountId: string | undefined;
  readonly start: () => void;
}

/**
 * Lets only so many bytes of large bodies into memory at once; the others wait with their sockets paused, so a burst of
 * them costs time and not memory. Small bodies never wait. No account gets all of it: who sends slowly and without end
 * holds back nobody else's bodies.
 */
export interface BodyBudget {
  /**
   * Resolves when the body may be read that a response waits for, which may be never if its caller hangs up first.
   * @param bytes - what it will take in memory
   */
  enter(response: ServerResponse, bytes: number, accountId: string | undefined): Promise<void>;
  /** The body is no longer needed. The end of its response, or of its connection, does the same. */
  release(response: ServerResponse): void;
}

export function createBodyBudget(): BodyBudget {
  const waiting: LargeBody[] = [];
  const releases = new WeakMap<ServerResponse, () => void>();
  const heldBy = new Map<string | undefined, number>();
  let held = 0;

  const hold = (accountId: string | undefined, bytes: number) => {
    held += bytes;
    const own = (heldBy.get(accountId) ?? 0) + bytes;
    if (own > 0) heldBy.set(accountId, own);
    else heldBy.delete(accountId);
  };
  const isOverShare = ({accountId, bytes}: LargeBody) => {
    const own = heldBy.get(accountId) ?? 0;
    return own > 0 && own + bytes > limits.largeBodiesBytesOfAccount;
  };

  const startWaiting = () => {
    // Who has its share already is passed over. All others are served in turn, so that smaller ones do not keep
    // overtaking a larger one. Where nothing is held, even a body over the whole budget starts, else it never would.
    for (;;) {
      const index = waiting.findIndex((body) => !isOverShare(body));
      const next = waiting[index];
      if (!next || (held > 0 && held + next.bytes > limits.largeBodiesBytes)) return;
      waiting.splice(index, 1);
      hold(next.accountId, next.bytes);
      next.start();
    }
  };

  return {
    enter: (response, bytes, accountId) => {
      if (bytes <= limits.smallBodyBytes) return Promise.resolve();
      return new Promise((resolve) => {
        const entry = {bytes, accountId, start: resolve};
        let isReleased = false;
        const release = () => {
          if (isReleased) return;
          isReleased = true;
          const index = waiting.indexOf(entry);
          if (index >= 0) waiting.splice(index, 1);
          else hold(accountId, -bytes);
          startWaiting();
        };
        releases.set(response, release);
        response.once('close', release);
        waiting.push(entry);
        startWaiting();
      });
    },
    release: (response) => releases.get(response)?.(),
  };
}
