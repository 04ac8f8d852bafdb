import type {IdentitySettings} from '@site/src/site/types';

/** Whether this page load comes back from the user pool's hosted sign-in pages with a code to exchange. */
export function isReturnFromHostedPages({oauth}: IdentitySettings): boolean {
  if (!oauth) return false;
  const query = new URLSearchParams(window.location.search);
  return query.has('code') && query.has('state');
}
