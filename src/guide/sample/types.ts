/** The response as it was recorded, as the page shows it. */
export interface RecordedResponse {
  readonly status: number;
  readonly text: string;
  /** Address of a picture, in place of a text, and its size in pixels. */
  readonly picture?: string;
  readonly width?: number;
  readonly height?: number;
}

/** The operation that a request is of, as a link names it. */
export interface SampleOperation {
  /** Last part of the address of its page. */
  readonly slug: string;
  readonly summary: string;
}
