import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert, SubmitButton, TextField, useForm, type FormValues} from '@site/src/components/form';
import styles from './collectionForm.module.css';
import {describePlatformError} from './describePlatformError';
import {IconPicker, OTHER_ICON} from './icons/IconPicker';
import {PropertiesEditor} from './properties/PropertiesEditor';
import {checkRows, titlesOf, type TitleRow} from './properties/titleRows';
import {checkCollection, places} from './rules/checkCollection';
import {IdTakenError, refuseTaken} from './rules/refuseTaken';
import type {Collection, CollectionInput} from './types';

interface Props {
  /** The one to change; a new one without it. */
  readonly collection: Collection | undefined;
  /** The titles of its properties as they are typed. */
  readonly rows: readonly TitleRow[];
  readonly setRows: (rows: readonly TitleRow[]) => void;
  /** The collections as they are now: a new one must not overwrite one unawares. Throws `PlatformError`. */
  readonly list: () => Promise<readonly Collection[]>;
  readonly save: (collection: CollectionInput) => Promise<void>;
  readonly onDone: (name: string) => void;
}

/** The fields of a collection. What the platform would not take is said at its field before anything is sent. */
export function CollectionForm({collection, rows, setRows, list, save, onDone}: Props) {
  const form = useForm({
    check: (value) => {
      const faults = [...checkCollection({...inputFrom(value, rows)}), ...checkRows(rows)];
      return faults.map((fault) => (fault.field === 'icon' ? {...fault, field: 'otherIcon'} : fault));
    },
    submit: async (value) => {
      const input = inputFrom(value, rows);
      if (!collection) await refuseTaken(input.collectionId, list);
      await save(input);
      onDone(input.collectionName);
    },
    describe: (error) =>
      error instanceof IdTakenError
        ? {field: 'collectionId', text: error.message}
        : describePlatformError(error),
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <TextField
        name="collectionName"
        label={translate({id: 'admin.collections.field.name', message: 'Name'})}
        defaultValue={collection?.collectionName}
        error={form.errorOf('collectionName')}
        required
      />
      <TextField
        name="collectionId"
        label={translate({id: 'admin.collections.field.id', message: 'Id'})}
        defaultValue={collection?.collectionId}
        readOnly={collection !== undefined}
        error={form.errorOf('collectionId')}
        hint={translate({
          id: 'admin.collections.field.idHint',
          message: 'Letters, digits, underscores and hyphens. It cannot be changed later.',
        })}
        spellCheck={false}
        required
      />
      <IconPicker initial={collection?.icon} error={form.errorOf('otherIcon')} />
      <TextField
        name="updateFrequencySeconds"
        type="number"
        min={1}
        label={translate({id: 'admin.collections.field.every', message: 'Reporting interval (seconds)'})}
        defaultValue={collection?.updateFrequencySeconds ?? 60}
        error={form.errorOf('updateFrequencySeconds')}
      />
      <fieldset className={styles.places}>
        <legend>
          <Translate id="admin.collections.field.showOn">Shown on</Translate>
        </legend>
        {places.map((place) => (
          <label key={place}>
            <input
              type="checkbox"
              name={`showOn.${place}`}
              defaultChecked={collection ? (collection.showOn?.includes(place) ?? false) : true}
            />
            {place}
          </label>
        ))}
      </fieldset>
      <PropertiesEditor rows={rows} change={setRows} errorOf={form.errorOf} />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="admin.collections.save">Save collection</Translate>
      </SubmitButton>
    </form>
  );
}

function inputFrom(value: FormValues, rows: readonly TitleRow[]): CollectionInput {
  const icon = value('icon') === OTHER_ICON ? value('otherIcon').trim() : value('icon');
  return {
    collectionId: value('collectionId'),
    collectionName: value('collectionName').trim(),
    updateFrequencySeconds: Number(value('updateFrequencySeconds')),
    showOn: places.filter((place) => value(`showOn.${place}`) !== ''),
    properties: titlesOf(rows),
    ...(icon !== '' && {icon}),
  };
}
