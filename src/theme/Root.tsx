// Change: puts notices and the workbench around every page, lets Escape close the menus of the navbar, asks for
// the text face before the stylesheet does, and for the code face when the page can be used.
import Head from '@docusaurus/Head';
import textFace from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import {useCodeFace} from '@site/src/components/code-face/useCodeFace';
import {useEscapeClosesMenus} from '@site/src/components/menus/useEscapeClosesMenus';
import {Notices} from '@site/src/components/notices';
import OriginalRoot from '@theme-original/Root';
import Workbench from '@theme/Workbench';
import type {Props} from '@theme/Root';

export default function Root({children}: Props) {
  useEscapeClosesMenus();
  useCodeFace();
  return (
    <OriginalRoot>
      <Head>
        <link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
      <Workbench />
      <Notices />
    </OriginalRoot>
  );
}
