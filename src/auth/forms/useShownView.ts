import {useEffect, useEffectEvent, useState} from 'react';
import {useAuth} from '../context/useAuth';
import type {Attempt} from '../session/attempt';
import {useAuthenticator} from '../session/authenticator';
import {forgetForm} from './formMemory';
import {isView, views, type ViewName} from './views/views';

/**
 * The view on the screen. It stays while the library's state machine is on its way to the next one, and while a step is
 * passed that the person has no need to see.
 *
 * @returns `undefined` before the first
 */
export function useShownView(attempt: Attempt): ViewName | undefined {
  const {reload} = useAuth();
  const {route, isPending, submitForm} = useAuthenticator();
  const [shown, setShown] = useState<ViewName>();

  const pass = useEffectEvent(() => {
    const {email, hasCode, followUp} = attempt;
    if (route === 'authenticated') {
      forgetForm();
      void reload();
    } else if (route === 'signIn' && followUp) {
      attempt.followUp = undefined;
      submitForm({username: email, password: followUp});
    } else if (route === 'signUp' && hasCode) {
      submitForm({email});
    } else if (route === 'forgotPassword' && hasCode) {
      submitForm({username: email});
    }
  });
  useEffect(() => pass(), [route]);

  const isPassed = attempt.hasCode || attempt.followUp !== undefined;
  const isSame = shown !== undefined && isView(route) && views[route] === views[shown];
  if (isView(route) && route !== shown && !isPassed && (isSame || !isPending)) setShown(route);
  return shown;
}
