import facts from '@generated/guide/default/facts.json';
import type {BodyLimit, Limit} from '@site/src/publishing/limits/contractLimits';
import type {NumberName} from '@site/src/publishing/limits/definitions';

/** One operation that a bearer token does not open. */
export interface KeyOnlyOperation {
  readonly summary: string;
  /** Last part of its address in the reference. */
  readonly slug: string;
}

/** Which credentials the operations of one tag of the contract take. */
export interface TagCredentials {
  readonly tag: string;
  readonly slug: string;
  /** How many operations take a key or a token, as the caller likes. */
  readonly either: number;
  readonly keyOnly: readonly KeyOnlyOperation[];
}

/** The package of the sandbox among the site's downloads. */
export interface SandboxDownloadFacts {
  readonly file: string;
  readonly version: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The package of the typed client among the site's downloads. */
export type ClientDownloadFacts = SandboxDownloadFacts;

/** Limits that the sandbox has of its own. */
export interface SandboxLimitFacts {
  readonly urlAndHeadersBytes: number;
  readonly headersSeconds: number;
  readonly requestSeconds: number;
  readonly idleSeconds: number;
  readonly jsonLevels: number;
  readonly jsonValues: number;
  readonly jsonMembers: number;
  readonly planLines: number;
  readonly planKilometres: number;
}

/** What `npm run sandbox:pack` tells of the sandbox. */
export interface SandboxFacts {
  readonly download: SandboxDownloadFacts;
  readonly limits: SandboxLimitFacts;
}

/** A download of the guides' programs in one language. */
export interface SampleDownloadFacts {
  /** The language, as people write it. */
  readonly title: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What the guides tell of the contract and the sandbox without anybody writing it down. */
export interface GuideFacts {
  readonly sandbox: SandboxFacts;
  readonly sampleApps: readonly SampleDownloadFacts[];
  readonly limits: Readonly<Record<NumberName, Limit>>;
  readonly bodies: readonly BodyLimit[];
  readonly credentials: readonly TagCredentials[];
  readonly client: ClientDownloadFacts;
}

export const guideFacts: GuideFacts = facts;
