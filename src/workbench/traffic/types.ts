import type {RecordedCall} from '@site/src/base/calls/callLog';

/** A call that somebody brought: from a file or a command. */
export interface BroughtCall {
  /** As the file names it; empty where it does not. */
  readonly name: string;
  readonly request: RecordedCall['request'];
  /** Undefined where only the request is known. */
  readonly response: RecordedCall['response'];
  /** In milliseconds since 1970; undefined where nothing tells. */
  readonly at: number | undefined;
  readonly totalMs: number;
}

/** What somebody brought. */
export interface Traffic {
  readonly format: 'har' | 'postman' | 'curl';
  readonly calls: readonly BroughtCall[];
}

/** Why something cannot be read, in words. */
export class TrafficError extends Error {
  override readonly name = 'TrafficError';
}
