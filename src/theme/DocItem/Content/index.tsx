// Change: the ways to the Markdown twin and, on narrow screens, the contents stand below the title, not above it.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import Contents from '@theme-original/DocItem/TOC/Mobile';
import OriginalContent from '@theme-original/DocItem/Content';
import PageTwin from '@theme/PageTwin';

export default function DocItemContent({children}: Props) {
  const {frontMatter, toc} = useDoc();
  return (
    <OriginalContent>
      <PageTwin />
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <Contents />}
      {children}
    </OriginalContent>
  );
}
