import siteConfig from '@generated/docusaurus.config';
import {readSiteSettings} from '@site/src/site/readSiteSettings';
import {WAKE} from '../messages';
import {answerFetch, loadBridge} from './answerFetch';

// While somebody writes pages, the sandbox of the machine runs beside them. On the server there is no window.
if (process.env.NODE_ENV === 'production' && typeof window !== 'undefined') {
  const {servers} = readSiteSettings(siteConfig.customFields).api;
  const machine = servers.find(({inPage}) => inPage)?.url;
  if (machine !== undefined) {
    answerFetch({origin: location.origin, base: siteConfig.baseUrl, machine});
    (navigator as Partial<Navigator>).serviceWorker?.addEventListener('message', ({data}) => {
      if (data === WAKE) void loadBridge().then(({connectSandbox}) => connectSandbox());
    });
  }
}
