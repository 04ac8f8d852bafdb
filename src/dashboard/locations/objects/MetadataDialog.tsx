import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import type {Item} from '@site/src/collections/objects/items';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FormAlert, SubmitButton, TextField, useForm} from '@site/src/components/form';
import {Loading} from '@site/src/components/loading/Loading';
import {notify} from '@site/src/components/notices';
import {dataOf, type Schemas} from '@site/src/platform';
import {useQueryClient} from '@tanstack/react-query';
import {ownValue} from '@site/src/base/ownValue';
import {useConnection} from '../../shared/data/connection';
import {usePlatformQuery, type Question} from '../../shared/data/usePlatformQuery';
import {editMetadata, METADATA_FIELD} from './editMetadata';

type Metadata = Schemas['MetadataObject'];

interface Props {
  readonly item: Item;
  readonly onClose: () => void;
}

/** What is stored once for an object and fills in what its reports leave out. */
export function MetadataDialog({item, onClose}: Props) {
  const {name} = item;
  const {data, error, isPending} = usePlatformQuery(metadataQuestion(item.id));
  return (
    <Dialog
      title={translate({id: 'dashboard.metadata.title', message: 'Metadata of {name}'}, {name})}
      onClose={onClose}
    >
      {isPending && <Loading />}
      {error && <FormAlert kind="error">{describePlatformError(error).text}</FormAlert>}
      {data !== undefined && (
        <MetadataForm item={item} before={data ?? {objectId: item.id}} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps extends Props {
  readonly before: Metadata;
}

function MetadataForm({item, before, onClose}: FormProps) {
  const {client} = useConnection();
  const queries = useQueryClient();
  const titles = item.collection.properties ?? {};
  const keys = [...new Set([...Object.keys(titles), ...Object.keys(before.properties ?? {})])];
  const form = useForm({
    submit: async (value) => {
      const body = [editMetadata(before, item.collection.collectionId, keys, value)];
      dataOf(await client.POST('/locations/v2/objects/metadata', {body}));
      await queries.invalidateQueries({predicate: ({queryKey}) => queryKey[1] === 'metadata'});
      notify('success', translate({id: 'dashboard.metadata.saved', message: 'The metadata is saved.'}));
      onClose();
    },
    describe: describePlatformError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <p>
        <Translate id="dashboard.metadata.hint">
          Metadata fills in what a report leaves out. Reports already stored do not change.
        </Translate>
      </p>
      <TextField
        name="objectName"
        label={translate({id: 'dashboard.metadata.name', message: 'Name'})}
        defaultValue={before.objectName ?? item.object.objectName}
      />
      <TextField
        name="objectType"
        label={translate({id: 'dashboard.metadata.type', message: 'Type'})}
        defaultValue={before.objectType ?? item.object.objectType}
      />
      {keys.map((key) => (
        <TextField
          key={key}
          name={METADATA_FIELD + key}
          label={ownValue(titles, key) ?? key}
          defaultValue={textOf(ownValue(before.properties, key) ?? ownValue(item.object.properties, key))}
        />
      ))}
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="dashboard.metadata.save">Save</Translate>
      </SubmitButton>
    </form>
  );
}

/** Null where an object has none: the platform responds with 404 then. */
function metadataQuestion(objectId: string): Question<Metadata | null> {
  return {
    key: ['metadata', objectId],
    // Taken as it is: the library's comparison would lose a property called `__proto__`.
    share: (_before, after) => after,
    ask: async (client, signal) => {
      const params = {path: {objectIds: [objectId]}};
      const result = await client.GET('/locations/v2/objects/{objectIds}/metadata', {params, signal});
      return result.response.status === 404 ? null : (dataOf(result).metadata[0] ?? null);
    },
  };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
