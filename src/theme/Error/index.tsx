// Change: a crash of the frame itself (navbar, footer) has the words and the looks of a crashed page.
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

export default function CrashedSite(props: Props) {
  return (
    <>
      <Head>
        <title>{translate({id: 'theme.crashedSite.title', message: 'Page error'})}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
