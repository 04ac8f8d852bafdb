// Change: a page is its MDX alone. Operations bring their own layout, pages of words that of the theme, and no
// request library, store or explorer loads with either.
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem';
import DocItemMetadata from '@theme/DocItem/Metadata';
import '../../sidebar.css';

export default function ApiItem({content: Content}: Props) {
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <DocItemMetadata />
        <Content />
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
