import Link from '@docusaurus/Link';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Leads to where the guides offer the sandbox. On a site without guides its words stay, and lead nowhere. */
export function SandboxLink({children}: Props) {
  const {docs} = useSiteSettings().navigation;
  return docs ? <Link to={paths.sandboxDownload}>{children}</Link> : children;
}
