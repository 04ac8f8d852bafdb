// Change: beneath the path to the page stand the ways to its Markdown twin.
import {PageTwin} from '@site/src/components/twin/PageTwin';
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';

export default function DocBreadcrumbs() {
  return (
    <>
      <OriginalBreadcrumbs />
      <PageTwin />
    </>
  );
}
