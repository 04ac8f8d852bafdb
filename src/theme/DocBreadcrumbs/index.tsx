// Change: beneath the path to the page stand the ways to its Markdown twin.
import {useLanguage} from '@site/src/code/language/useLanguage';
import {PageTwin} from '@site/src/components/twin/PageTwin';
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';

export default function DocBreadcrumbs() {
  const [language] = useLanguage();
  return (
    <>
      <OriginalBreadcrumbs />
      <PageTwin language={language} />
    </>
  );
}
