import Translate from '@docusaurus/Translate';
import {PasswordField} from '@site/src/components/form';
import hiddenStyles from '@site/src/components/hidden.module.css';
import clsx from 'clsx';
import {useState} from 'react';
import {identitySettings} from '../settings/identitySettings';
import styles from './forms.module.css';
import {passwordRules} from './passwordRules';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
}

/** A new password with the pool's rules under it, each ticked off as one types. */
export function NewPasswordField({name, label, error}: Props) {
  const [typed, setTyped] = useState('');
  const rules = passwordRules(identitySettings.passwordMinimumLength);
  return (
    <PasswordField
      name={name}
      label={label}
      error={error}
      autoComplete="new-password"
      required
      onChange={(event) => setTyped(event.target.value)}
      hint={
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule.text} className={clsx(rule.isMet(typed) && styles.met)}>
              <span aria-hidden="true">{rule.isMet(typed) ? '✓' : '○'}</span> {rule.text}
              {rule.isMet(typed) && (
                <span className={hiddenStyles.hidden}>
                  <Translate id="auth.password.held"> (met)</Translate>
                </span>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
