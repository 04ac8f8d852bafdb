import type {HttpRequest} from '../../openapi/request/types';
import type {LanguageId} from '../language/languageIds';

/** How a program reads the response. */
export type ResponseKind = 'json' | 'text' | 'binary' | 'none';

export interface SampleInput {
  readonly request: HttpRequest;
  readonly responseKind: ResponseKind;
  /** Whether a successful response may have no body (204), as where nothing was found: there is nothing to read then. */
  readonly canBeEmpty: boolean;
  /** Where a program saves a binary response, for example `response.png`. */
  readonly fileName: string;
}

/** Prints a whole program that sends the request and shows the response. */
export type Printer = (input: SampleInput) => string;

export interface Language {
  readonly id: LanguageId;
  readonly label: string;
  readonly print: Printer;
}
