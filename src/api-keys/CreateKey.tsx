import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FormAlert, SubmitButton, TextField, useForm} from '@site/src/components/form';
import {useState} from 'react';
import {checkLabel, describeKeyError} from './describeKeyError';
import type {IssuedKey, KeyService} from './keyService';
import {
  allowedPathsOf,
  checkScope,
  fullScope,
  PATHS_FIELD,
  ScopeFields,
  type ChosenScope,
} from './scope/ScopeFields';
import styles from './apiKeys.module.css';

interface Props {
  readonly service: KeyService;
  /** Whether the person holds as many keys as possible. */
  readonly isFull: boolean;
  readonly onCreated: (issued: IssuedKey) => void;
  readonly onClose: () => void;
}

const DAY = 24 * 3600 * 1000;

/** Asks what a key is for, how long it is to work, and what it may do. */
export function CreateKey({service, isFull, onCreated, onClose}: Props) {
  const [days, setDays] = useState('');
  const [scope, setScope] = useState<ChosenScope>(fullScope);
  const form = useForm({
    check: (value) => {
      const label = checkLabel(value('label').trim());
      const paths = checkScope(scope);
      return [
        ...(label === undefined ? [] : [{field: 'label', text: label}]),
        ...(paths === undefined ? [] : [{field: PATHS_FIELD, text: paths}]),
      ];
    },
    submit: async (value) => {
      const expiresAt = days && new Date(service.now() + Number(days) * DAY).toISOString();
      const allowedPaths = allowedPathsOf(scope);
      onCreated(
        await service.create({
          label: value('label').trim(),
          ...(expiresAt && {expiresAt}),
          ...(scope.isReadOnly && {readOnly: true}),
          ...(allowedPaths && {allowedPaths}),
        }),
      );
    },
    describe: (error) => describeKeyError(error, isFull ? 'create' : undefined),
  });
  return (
    <Dialog
      title={translate({id: 'keys.create.title', message: 'Create an API key'})}
      isDirty={scope.isReadOnly || scope.tags !== undefined}
      onClose={onClose}
    >
      <form {...form.formProps} className={styles.form}>
        {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
        <TextField
          name="label"
          label={translate({id: 'keys.label', message: 'What is it for?'})}
          hint={translate({
            id: 'keys.labelHint',
            message: 'For example the name of a server or gateway. Give each system a key of its own.',
          })}
          error={form.errorOf('label')}
          maxLength={60}
          autoComplete="off"
          required
        />
        <Choice
          label={translate({id: 'keys.lifetime', message: 'How long is it valid?'})}
          options={[
            ['30', translate({id: 'keys.lifetime.30', message: '30 days'})],
            ['90', translate({id: 'keys.lifetime.90', message: '90 days'})],
            ['365', translate({id: 'keys.lifetime.365', message: 'A year'})],
          ]}
          hasAny={translate({id: 'keys.lifetime.open', message: 'Until it is revoked'})}
          value={days}
          choose={setDays}
        />
        <ScopeFields
          scope={scope}
          choose={setScope}
          // What was wrong may have been put right since.
          error={checkScope(scope) && form.errorOf(PATHS_FIELD)}
        />
        <SubmitButton isBusy={form.isBusy}>
          <Translate id="keys.create.submit">Create the key</Translate>
        </SubmitButton>
      </form>
    </Dialog>
  );
}
