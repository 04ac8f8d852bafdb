import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../site/feature';
import {paths} from '../site/paths';
import type {NavigationFlags, SiteConfig} from '../site/types';

/** The pages that demand sign-in, by the area they belong to; each is a door in `src/guarded-pages`. */
const pages = {
  dashboard: {[paths.dashboard]: 'dashboard.tsx'},
  admin: {
    [paths.adminDashboard]: 'admin/AdminDashboard.tsx',
    [paths.adminUsers]: 'admin/Users.tsx',
    [paths.adminCollections]: 'admin/Collections.tsx',
    [paths.flightPlanReport]: 'admin/FlightPlanReport.tsx',
  },
};

/** Who is here: signing in and out, the rooms behind it, and what the navbar shows of a person. */
export function auth({navigation}: Pick<SiteConfig, 'navigation'>): Feature {
  return {name: 'auth', plugins: [(context) => signIn(context, navigation)], areas: ['dashboard', 'admin']};
}

function signIn({siteDir, baseUrl}: LoadContext, {dashboard, admin}: NavigationFlags): Plugin {
  const doors = {
    ...(dashboard ? pages.dashboard : {}),
    ...(admin ? pages.admin : {}),
    [paths.logout]: 'logout.tsx',
  };
  return {
    name: 'auth',
    getThemePath: () => path.join(siteDir, 'src/auth/theme'),
    contentLoaded({actions}) {
      for (const [page, door] of Object.entries(doors))
        actions.addRoute({
          path: `${baseUrl}${page.slice(1)}`,
          component: `@site/src/guarded-pages/${door}`,
          exact: true,
        });
    },
  };
}
