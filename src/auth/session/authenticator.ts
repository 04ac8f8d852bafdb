import './configure';

// The library's state machine of signing in, without its views: it decides which step comes and sends the calls.
export {useAuthenticator} from '@aws-amplify/ui-react';
export {
  AuthenticatorProvider,
  useAuthenticatorInitMachine,
  type UseAuthenticator,
} from '@aws-amplify/ui-react-core';
