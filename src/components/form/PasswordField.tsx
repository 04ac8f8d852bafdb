import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import styles from './form.module.css';
import {TextField, type TextFieldProps} from './TextField';

/** A password that can be looked at while one types it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'adornment'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      adornment={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={isShown}
          aria-label={translate({
            id: 'form.password.show',
            message: 'Show password',
            description: 'Toggle button inside a password field',
          })}
          onClick={() => setShown((shown) => !shown)}
        >
          {isShown ? (
            <Translate id="form.password.hideShort">Hide</Translate>
          ) : (
            <Translate id="form.password.showShort">Show</Translate>
          )}
        </button>
      }
    />
  );
}
