import {translate} from '@docusaurus/Translate';
import {TextField} from '@site/src/components/form';
import {useSignIn} from './SignInContext';

interface Props {
  readonly error: string | undefined;
  /** What a browser may fill in. */
  readonly autoComplete?: string;
}

/** The address of the account, carried along from view to view. */
export function EmailField({error, autoComplete = 'username'}: Props) {
  const {email, onEmail} = useSignIn();
  return (
    <TextField
      name="email"
      type="email"
      label={translate({id: 'auth.field.email', message: 'Email address'})}
      autoComplete={autoComplete}
      defaultValue={email}
      onChange={(event) => onEmail(event.target.value)}
      error={error}
      required
    />
  );
}
