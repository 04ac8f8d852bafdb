import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import {isProtected} from '@site/src/site/isProtected';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import type {ReactNode} from 'react';
import type {RequireRoleProps} from './RequireRole';

// Every page has this around it, and most are open: the guard is downloaded where it guards.
const RequireRole = lazyPart<RequireRoleProps>(
  () => import('./RequireRole').then((module) => ({default: module.RequireRole})),
  <Loading />,
);

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
