import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isProtected} from '@site/src/site/isProtected';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import type {ReactNode} from 'react';
import {RequireRole} from './RequireRole';

interface Props {
  readonly children: ReactNode;
}

/** Requires sign-in for the paths that `protectedPrefixes` of site.config names. */
export function ProtectedPath({children}: Props) {
  const {pathname} = useLocation();
  const {protectedPrefixes} = useSiteSettings();
  const base = useBaseUrl('/');
  const path = `/${pathname.slice(base.length)}`;
  if (!isProtected(path, protectedPrefixes)) return children;
  return <RequireRole role="portalUser">{children}</RequireRole>;
}
