/** A kind of error: what a developer must do differently. Each has a page below `/docs/errors`, whose front matter says the rest. */
export interface ErrorKind {
  /** Last part of the page's address. */
  readonly id: string;
  readonly title: string;
  /** What it means and what to do, in a sentence or two: shown with the response itself. */
  readonly says: string;
  /** Who says it. */
  readonly source: ErrorSource;
  /** The statuses that it comes with; empty for what comes without one. */
  readonly statuses: readonly number[];
  /** The statuses whose unknown messages it stands for. */
  readonly catches: readonly number[];
  /** As they are sent, with `{names}` where they vary. */
  readonly messages: readonly string[];
}

export const errorSources = ['platform', 'keys', 'identity', 'portal'] as const;
export type ErrorSource = (typeof errorSources)[number];

/** A named example of an error in a contract, and the operations that give it. */
export interface ErrorExample {
  readonly name: string;
  readonly status: number;
  readonly message: string;
  readonly operationIds: readonly string[];
}

/** An error as it was received. */
export interface ErrorResponse {
  /** 0 where nothing was received; undefined where a message alone is known, as it is shown. */
  readonly status: number | undefined;
  /** The text of the body, or its message alone. */
  readonly body: string;
}

/** A part of a request: `body.plans[0].name` is in the body, at the keys `plans`, `0` and `name`. */
export interface RequestField {
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly keys: readonly string[];
}

/** One thing that an error response says. */
export interface Explained {
  readonly message: string;
  /** Undefined where no page has this message. */
  readonly kind: ErrorKind | undefined;
  /** The field that it is about, if it names one. */
  readonly field: RequestField | undefined;
}

/** A message of an example of the contract, on the page of its kind. */
export interface PlacedExample {
  readonly kind: string;
  readonly message: string;
  /** Operations of the reference that give it as an example. */
  readonly operationIds: readonly string[];
}

/** Props of the component that every room shows with an error response: `@theme/ErrorExplanation`. */
export interface ErrorExplanationProps {
  readonly response: ErrorResponse;
  /** Leads to a field of the request; where it is left out, fields are named and no more. */
  readonly goTo?: ((field: RequestField) => void) | undefined;
  /** In one line, for a notice that has the message already. */
  readonly isBrief?: boolean | undefined;
  /** The way to the page alone, for a notice that also says what to do. */
  readonly isLinkAlone?: boolean | undefined;
}
