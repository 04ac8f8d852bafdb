import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert, SubmitButton, TextField, useForm, type FormProblem} from '@site/src/components/form';
import {checkCollectionId} from './checkCollectionId';
import styles from './collectionForm.module.css';
import {describePlatformError} from './describePlatformError';
import type {Collection, CollectionInput} from './types';

const places = ['dashboard', 'locations', 'routes'] as const;

interface Props {
  /** The one to change; a new one without it. */
  readonly collection: Collection | undefined;
  /** Ids in use: a new collection must not overwrite one unawares. */
  readonly taken: readonly string[];
  readonly save: (collection: CollectionInput) => Promise<void>;
  readonly onDone: (name: string) => void;
}

/** The fields of a collection. Titles of properties are written one a line, as `key: Title`. */
export function CollectionForm({collection, taken, save, onDone}: Props) {
  const form = useForm({
    check: (value) => [
      ...(value('collectionName').trim() === ''
        ? [
            {
              field: 'collectionName',
              text: translate({
                id: 'admin.collections.nameMissing',
                message: 'Enter the name that people will see.',
              }),
            },
          ]
        : []),
      ...problemAt('collectionId', checkCollectionId(value('collectionId'), collection ? [] : taken)),
      ...(/^[1-9]\d*$/.test(value('updateFrequencySeconds'))
        ? []
        : [
            {
              field: 'updateFrequencySeconds',
              text: translate({
                id: 'admin.collections.everyWrong',
                message: 'Enter a whole number of seconds, 1 or more.',
              }),
            },
          ]),
    ],
    submit: async (value) => {
      const input: CollectionInput = {
        collectionId: value('collectionId'),
        collectionName: value('collectionName').trim(),
        updateFrequencySeconds: Number(value('updateFrequencySeconds')),
        showOn: places.filter((place) => value(`showOn.${place}`) !== ''),
        properties: titlesFrom(value('properties')),
        ...(value('icon').trim() && {icon: value('icon').trim()}),
      };
      await save(input);
      onDone(input.collectionName);
    },
    describe: describePlatformError,
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
      <TextField
        name="icon"
        label={translate({id: 'admin.collections.field.icon', message: 'Map icon'})}
        defaultValue={collection?.icon}
        error={form.errorOf('icon')}
      />
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
              defaultChecked={collection?.showOn?.includes(place) ?? true}
            />{' '}
            {place}
          </label>
        ))}
      </fieldset>
      <label className={styles.titles}>
        <span>
          <Translate id="admin.collections.field.properties">
            Property titles, one per line, as “key: Title”
          </Translate>
        </span>
        <textarea
          name="properties"
          rows={3}
          defaultValue={titlesAsText(collection?.properties)}
          spellCheck={false}
        />
      </label>
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="admin.collections.save">Save collection</Translate>
      </SubmitButton>
    </form>
  );
}

function problemAt(field: string, text: string | undefined): readonly FormProblem[] {
  return text === undefined ? [] : [{field, text}];
}

function titlesFrom(text: string): Record<string, string> {
  const pairs = text.split('\n').flatMap((line) => {
    const [key = '', ...title] = line.split(':');
    return key.trim() && title.length > 0 ? [[key.trim(), title.join(':').trim()] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function titlesAsText(properties: Collection['properties']): string {
  return Object.entries(properties ?? {})
    .map(([key, title]) => `${key}: ${title}`)
    .join('\n');
}
