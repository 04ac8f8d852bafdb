/** A file of the sandbox. */
export interface Part {
  /** Below the site's base path, without a leading slash. */
  readonly file: string;
  readonly bytes: number;
  /** On its way, as most hosts compress it. */
  readonly compressed: number;
}

/** What the build made of the sandbox. */
export interface Parts {
  readonly worker: Part;
  readonly wasm: Part;
}
