/** An HTTP request, exactly as it goes out. */
export interface HttpRequest {
  /** Upper case. */
  readonly method: string;
  /** Absolute, with every part encoded. */
  readonly url: string;
  /** Names in lower case, in the order they are shown. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  /** The fields that a multipart body consists of, for programs that write such a body themselves. */
  readonly fields?: readonly FormField[];
}

/** One field of a form: its name, its value as text, and in a multipart body its media type where it has one. */
export type FormField = readonly [name: string, value: string, contentType?: string];

/** What stands in the field of a parameter: text as typed, or one text for each entry of a list. */
export type FieldValue = string | readonly string[];

/** Fields by `parameterKey`; what is missing, empty text or an empty list is not sent. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

export interface RequestBodyDraft {
  readonly contentType: string;
  readonly text: string;
}

/** A header that proves who is calling. */
export interface CredentialHeader {
  readonly name: string;
  readonly value: string;
}
