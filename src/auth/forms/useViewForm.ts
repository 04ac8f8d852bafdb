import {useForm, type FormProblem, type FormValues} from '@site/src/components/form';
import {describeAuthError} from '../errors/describeAuthError';
import {useAuthenticator} from '../session/authenticator';
import {useSignIn} from './SignInContext';
import {useSubmission} from './useSubmission';

interface Options {
  readonly check?: (values: FormValues) => readonly FormProblem[];
  /** What the library's state machine is sent, by its own names. */
  readonly data: (values: FormValues) => Readonly<Record<string, string>>;
  readonly describe?: (error: unknown) => FormProblem;
}

/** The form of a view: it is busy until the library's state machine has gone on, or has said what is wrong. */
export function useViewForm({check, data, describe = describeAuthError}: Options) {
  const {onEmail} = useSignIn();
  const {submitForm} = useAuthenticator();
  const submission = useSubmission();
  return useForm({
    ...(check && {check}),
    submit: async (value) => {
      // A browser may have filled in an address that no event has told.
      if (value('email')) onEmail(value('email'));
      await submission(() => submitForm(data(value)));
    },
    describe,
  });
}
