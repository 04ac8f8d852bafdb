// Change: beneath the path to the page stand the ways to its Markdown twin.
import {useLanguage} from '../../../code/language/useLanguage';
import {PageTwin} from '../../twin-links/PageTwin';
import OriginalBreadcrumbs from '@theme-init/DocBreadcrumbs';

export default function DocBreadcrumbs() {
  const [language] = useLanguage();
  return (
    <>
      <OriginalBreadcrumbs />
      <PageTwin language={language} />
    </>
  );
}
