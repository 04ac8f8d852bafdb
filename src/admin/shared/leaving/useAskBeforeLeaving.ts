import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';

/** While something is stored, the browser asks before it leaves the page, by a link of the portal too. */
export function useAskBeforeLeaving(isBusy: boolean): void {
  const history = useHistory();
  useEffect(() => {
    if (!isBusy) return;
    const {pathname} = window.location;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const unblock = history.block((to) => (to.pathname === pathname ? undefined : question()));
    return () => {
      window.removeEventListener('beforeunload', ask);
      unblock();
    };
  }, [isBusy, history]);
}

function question(): string {
  return translate({
    id: 'admin.leaving.question',
    message: 'Not everything has been stored yet. Leave the page anyway?',
    description: 'The browser asks this when somebody leaves a page that is storing something',
  });
}
