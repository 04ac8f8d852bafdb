/** The arguments of Node, the folder it runs in when that is not the repository's root, and what it finds in `process.env`. */
export interface Program {
  readonly args: readonly string[];
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}
