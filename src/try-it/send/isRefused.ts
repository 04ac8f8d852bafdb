import {isViewing} from '@site/src/auth';
import type {HttpRequest} from '@site/src/openapi/request/types';
import {isChange} from '@site/src/platform/isChange';

/** Whether a request stays here, because it would change something while the portal is viewed as somebody else. */
export function isRefused({method, url}: Pick<HttpRequest, 'method' | 'url'>): boolean {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  return isChange(method, path) && isViewing();
}
