import {useArrival} from '../useArrival';
import {AppCodeView} from './AppCodeView';
import {SentCodeView} from './SentCodeView';

/** A code of six digits, from an authenticator app or sent. */
export function CodeView() {
  const {challengeName} = useArrival();
  return challengeName === 'SOFTWARE_TOKEN_MFA' ? <AppCodeView /> : <SentCodeView />;
}
