import Translate, {translate} from '@docusaurus/Translate';
import {passkeySupport, type PasskeySupport} from '@site/src/auth/settings/passkeySupport';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {Card} from '@site/src/components/card/Card';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {useSyncExternalStore} from 'react';
import {ServiceCheck} from './ServiceCheck';

// Not every browser and not every pool has passkeys.
const PasskeyList = lazyPart(() => import('./PasskeyList'), <ServiceCheck />);

const neverChanges = () => () => undefined;

interface Props {
  readonly email: string;
}

/** The person's passkeys, where the user pool offers them and the browser knows them. */
export function Passkeys({email}: Props) {
  const {firstFactors} = useSiteSettings().identity;
  const support = useSyncExternalStore(neverChanges, passkeySupport, (): PasskeySupport => 'not');
  if (!firstFactors.includes('passkey') || support === 'not') return null;
  return (
    <Card title={translate({id: 'dashboard.passkeys.title', message: 'Passkeys'})}>
      <p>
        <Translate id="dashboard.passkeys.text">
          With a passkey you sign in without your password: your device asks for your fingerprint, your face
          or its PIN. A passkey cannot be guessed, and no other website can ask for it. While the second step
          is switched on, every sign-in begins with your password.
        </Translate>
      </p>
      {support === 'yes' ? <PasskeyList email={email} /> : <OpenByName />}
    </Card>
  );
}

/** Browsers keep passkeys for names alone: at an IP address, like that of a portal on a laptop, there are none. */
function OpenByName() {
  const {port, pathname, search} = window.location;
  const address = `http://localhost${port && `:${port}`}${pathname}${search}`;
  return (
    <p>
      <Translate
        id="dashboard.passkeys.byName"
        values={{address: <a href={address}>{new URL(address).host}</a>}}
      >
        {'Browsers offer no passkeys at an IP address. Open the portal at {address} and sign in there.'}
      </Translate>
    </p>
  );
}
