import siteConfig from '@generated/docusaurus.config';
import {whenUsable} from '@site/src/components/idle/whenUsable';

/** Milliseconds after which a page has all that it needs itself, on a slow network too. */
const CALM_MS = 8000;

// Only builds have a worker. On the server there is no window.
if (process.env.NODE_ENV === 'production' && typeof window !== 'undefined')
  whenUsable(
    () => void import('./start.client').then(({start}) => start(siteConfig.baseUrl)).catch(() => undefined),
    CALM_MS,
  );
