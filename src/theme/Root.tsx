// Change: puts who is here, and the notices, around every page, and asks for the text face before the stylesheet does.
import Head from '@docusaurus/Head';
import textFace from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import {AuthProvider} from '@site/src/auth/context/AuthProvider';
import {Notices} from '@site/src/components/notices';
import type {Props} from '@theme/Root';

export default function Root({children}: Props) {
  return (
    <AuthProvider>
      <Head>
        <link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
      <Notices />
    </AuthProvider>
  );
}
