/** A guide that uses an operation, as the operation's page links to it. */
export interface GuideUse {
  readonly title: string;
  /** Address in the site, for example `/docs/guides/intro`. */
  readonly path: string;
}
