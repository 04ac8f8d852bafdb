import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';
import {createRoot} from 'react-dom/client';
import {findPage, type Found} from './findPage';

// A page whose address is spelled otherwise than its file, `/docs/Guides` or `/docs/guides.html`: the host has no such
// file and sends the page for unknown addresses, while the router finds the page. React would hydrate one with the other,
// and fail (error 418). Before Docusaurus starts. The mark stands in the page for unknown addresses alone.
if (typeof document !== 'undefined' && document.querySelector('[data-no-page]')) showPage();

function showPage(): void {
  const {pathname, search, hash} = window.location;
  const page = findPage(pathname, (path) => routesAt(path, routes));
  const container = document.getElementById('__docusaurus');
  if (page.kind === 'none' || !container) return;
  if (page.kind === 'page') window.history.replaceState(null, '', `${page.path}${search}${hash}`);
  // Docusaurus renders into the root where there is one, and hydrates the document otherwise.
  window.docusaurusRoot = createRoot(container);
}

interface Route extends Found {
  readonly routes?: readonly Route[] | undefined;
}

/** As the router looks for them: the first that matches on each floor. */
function routesAt(pathname: string, floor: readonly Route[]): Found[] {
  const found = floor.find(({path, exact = false}) => matchPath(pathname, {path, exact}));
  return found ? [found, ...routesAt(pathname, found.routes ?? [])] : [];
}
