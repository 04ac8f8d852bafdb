import type {AllContent} from '@docusaurus/types';

/** A file of the site that programs read: a plugin that publishes such files returns them as its content. */
export interface PublishedFile {
  readonly title: string;
  /** Below the site's base path. */
  readonly file: string;
  readonly description: string;
}

/** The workflows of the guides; none where the site is built without them. */
export function publishedWorkflows(allContent: AllContent): readonly PublishedFile[] {
  return (allContent.workflows?.default as readonly PublishedFile[] | undefined) ?? [];
}
