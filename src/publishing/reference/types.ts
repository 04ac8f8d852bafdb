import type {HttpMethod, JsonObject, SecurityScheme} from '../../openapi/document/types';

/** What the introduction of the reference tells of the whole contract. */
export interface ReferenceFacts {
  readonly version: string;
  /** HTML: what the contract says of itself. */
  readonly description: string;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** Operations that a bearer token does not open. */
  readonly keyOnly: readonly OperationRow[];
  readonly deprecated: readonly OperationRow[];
  readonly errors: readonly ErrorFact[];
  readonly limits: readonly LimitFact[];
  readonly domains: readonly DomainFact[];
}

export interface OperationRow {
  readonly slug: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly summary: string;
  readonly deprecated: boolean;
}

export interface ErrorFact {
  readonly status: number;
  /** HTML. */
  readonly description: string;
  readonly body: JsonObject;
}

/** A limit on a parameter, and the operations that share it. */
export interface LimitFact {
  readonly parameter: string;
  readonly least?: number;
  readonly most?: number;
  /** Whether the limit is on the number itself or on how many values a list has. */
  readonly counts: 'value' | 'items';
  readonly operations: readonly OperationRow[];
}

export interface DomainFact {
  readonly name: string;
  readonly tags: readonly TagFact[];
}

export interface TagFact {
  readonly name: string;
  readonly slug: string;
  /** HTML. */
  readonly description: string;
  /** How many operations the tag has. */
  readonly operations: number;
}

/** A group of the reference, with the paths of each of its tags. */
export interface PathGroup {
  readonly name: string;
  readonly tags: readonly {readonly name: string; readonly paths: readonly string[]}[];
}

/** A guide that uses an operation, as the operation's page links to it. */
export interface GuideUse {
  readonly title: string;
  /** Address in the site, for example `/docs/guides/intro`. */
  readonly path: string;
}

/** An operation as the page of another names it. */
export interface RelatedOperation {
  readonly slug: string;
  readonly summary: string;
  /** In lower case. */
  readonly method: string;
  /** Path template. */
  readonly path: string;
}

/** What belongs to an operation. */
export interface RelatedOperations {
  readonly before: readonly RelatedOperation[];
  readonly after: readonly RelatedOperation[];
  /** What else is done with the same object. */
  readonly same: readonly RelatedOperation[];
}

/** A panel of the dashboard that calls an operation. */
export interface PanelUse {
  readonly id: string;
  readonly title: string;
}

/** A page about an error that an operation can return. */
export interface ErrorUse {
  /** Last part of the page's address. */
  readonly id: string;
  readonly title: string;
  readonly statuses: readonly number[];
}

/** What stands around an operation, as its page links to it. */
export interface OperationSurroundings {
  readonly related: RelatedOperations;
  readonly errors: readonly ErrorUse[];
  readonly panels: readonly PanelUse[];
}

/** A version of the contract as the changelog calls it. */
export interface VersionName {
  readonly version: string;
  /** Whether it is kept as a release; else it is what comes after the newest one that is. */
  readonly isReleased: boolean;
  /** Whether it has the number of the release before, since nobody has given it a new one yet. */
  readonly isUnnamed: boolean;
}

/** An entry of the changelog, as the operation's page tells it. */
export interface OperationChange {
  /** Its anchor on the page of the changelog. */
  readonly id: string;
  /** HTML of one paragraph. */
  readonly words: string;
  /** Whether the change breaks those who call the operation. */
  readonly isBreaking: boolean;
  readonly version: VersionName;
}
