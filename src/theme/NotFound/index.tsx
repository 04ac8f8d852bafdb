// Change: the static page has its content at once, not on demand as a page of documentation does.
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import PageNotFound from '@site/src/components/not-found/PageNotFound';
import Layout from '@theme/Layout';

export default function NotFound() {
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <Layout>
        <PageNotFound />
      </Layout>
    </>
  );
}
