import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FormAlert, SubmitButton, useForm} from '@site/src/components/form';
import {useState} from 'react';
import {describeKeyError} from './describeKeyError';
import type {ApiKey, IssuedKey, KeyService} from './keyService';
import styles from './apiKeys.module.css';

interface Props {
  readonly apiKey: ApiKey;
  readonly service: KeyService;
  /** Whether the person holds as many keys as possible. */
  readonly isFull: boolean;
  readonly onRotated: (issued: IssuedKey) => void;
  readonly onClose: () => void;
}

/** Asks for how long the old key remains valid, and puts a new one in its place. */
export function RotateKey({apiKey, service, isFull, onRotated, onClose}: Props) {
  const {keyId, label, lastFour} = apiKey;
  const [seconds, setSeconds] = useState('86400');
  const form = useForm({
    submit: async () => onRotated(await service.rotate(keyId, Number(seconds))),
    describe: (error) => describeKeyError(error, isFull ? 'rotate' : undefined),
  });
  return (
    <Dialog
      title={translate({id: 'keys.rotate.title', message: 'Rotate {label}'}, {label})}
      onClose={onClose}
    >
      <form {...form.formProps} className={styles.form}>
        {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
        <p>
          <Translate id="keys.rotate.text" values={{key: <code>…{lastFour}</code>}}>
            {
              'You get a new key with the same label and the same access. The old key {key} remains valid for a while, so that you can change your programs one after the other.'
            }
          </Translate>
        </p>
        <Choice
          label={translate({id: 'keys.grace', message: 'The old key remains valid for'})}
          options={[
            ['0', translate({id: 'keys.grace.none', message: 'No grace period: it stops working now'})],
            ['3600', translate({id: 'keys.grace.hour', message: 'An hour'})],
            ['86400', translate({id: 'keys.grace.day', message: 'A day'})],
            ['604800', translate({id: 'keys.grace.week', message: 'A week'})],
          ]}
          value={seconds}
          choose={setSeconds}
        />
        <SubmitButton isBusy={form.isBusy}>
          <Translate id="keys.rotate.submit">Rotate the key</Translate>
        </SubmitButton>
      </form>
    </Dialog>
  );
}
