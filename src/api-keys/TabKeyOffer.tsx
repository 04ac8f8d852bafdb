import Translate from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {keepTabKey} from '@site/src/auth/state/tabKeySlot';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useState} from 'react';

interface Props {
  readonly onCreated?: () => void;
}

/**
 * Gets a key for this tab with one press. Other keys are shown once, when they are created, and cannot be read again.
 * Shown only where there is a portal service.
 */
export function TabKeyOffer({onCreated}: Props) {
  const {user, accessToken} = useAuth();
  const {portalService} = useSiteSettings();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!portalService || !user || user.viewed) return null;
  const create = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    // Few press it: nobody else downloads the client of the portal service here.
    const {createTabKey, describeKeyError} = await import('./createTabKey');
    try {
      keepTabKey(await createTabKey({baseUrl: portalService.url, username: user.username, accessToken}));
      onCreated?.();
    } catch (error) {
      setProblem(describeKeyError(error, 'create').text);
    }
    setBusy(false);
  };
  return (
    <div>
      <button type="button" className={smallButton} aria-disabled={isBusy} onClick={() => void create()}>
        <Translate id="keys.tab.create">Get an API key for this tab</Translate>
      </button>{' '}
      <small>
        <Translate id="keys.tab.text">
          It works for eight hours and stays in this tab. Your other keys were shown once, and cannot be read
          again.
        </Translate>
      </small>
      <div role="status">{problem}</div>
    </div>
  );
}
