import Translate, {translate} from '@docusaurus/Translate';
import {CodeField, FormAlert, SubmitButton, useForm} from '@site/src/components/form';
import {useMemo} from 'react';
import {renderSVG} from 'uqr';
import {checkCode} from './checks';
import {describeAuthenticatorError} from '../errors/describeAuthError';
import styles from './forms.module.css';

interface Props {
  /** The shared secret, base 32. */
  readonly secret: string;
  /** The `otpauth:` address in the QR code. */
  readonly uri: string;
  /** Verifies the first code; what it throws is shown at the field. */
  readonly confirm: (code: string) => Promise<void>;
}

/** Adds an authenticator app: QR code, the secret for those who cannot scan, and the first code. */
export function AuthenticatorSetup({secret, uri, confirm}: Props) {
  // Drawn in this browser: the secret goes to no other service.
  const picture = useMemo(
    () => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, {border: 2}))}`,
    [uri],
  );
  const form = useForm({
    check: (value) => checkCode(value('code')),
    submit: async (value) => confirm(value('code')),
    describe: describeAuthenticatorError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <ol className={styles.totpSteps}>
        <li>
          <Translate id="auth.totpSetup.scan">Scan this QR code with your authenticator app.</Translate>
          <img
            className={styles.qr}
            src={picture}
            width={184}
            height={184}
            alt={translate({id: 'auth.totpSetup.qr', message: 'QR code for your authenticator app'})}
          />
          <details>
            <summary>
              <Translate id="auth.totpSetup.cannotScan">I cannot scan it</Translate>
            </summary>
            <p>
              <Translate id="auth.totpSetup.typeSecret">Type this secret into the app instead:</Translate>{' '}
              <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </details>
        </li>
        <li>
          <CodeField
            name="code"
            label={translate({id: 'auth.totpSetup.code', message: 'Enter the code that the app shows now'})}
            error={form.errorOf('code')}
            required
          />
        </li>
      </ol>
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="auth.totpSetup.submit">Confirm</Translate>
      </SubmitButton>
    </form>
  );
}
