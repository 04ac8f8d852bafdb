import Translate, {translate} from '@docusaurus/Translate';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FormAlert, TextField, useForm} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {useEffect, useState} from 'react';
import {describePlatformError} from '../describePlatformError';
import type {Collection} from '../types';
import styles from './deletion.module.css';
import type {Named} from './findNamed';
import {NamedList} from './NamedList';

interface Props {
  readonly collection: Collection;
  readonly findNamed: (collectionId: string, signal: AbortSignal) => Promise<Named>;
  readonly remove: (collectionId: string) => Promise<void>;
  readonly stop: () => void;
}

/** Says what a deletion takes away and what it leaves, and asks for the id before it happens. */
export function Deletion({collection, findNamed, remove, stop}: Props) {
  const {collectionId, collectionName: name, properties = {}} = collection;
  const named = useNamed(findNamed, collectionId);
  const form = useForm({
    check: (value) =>
      value('typedId').trim() === collectionId
        ? []
        : [
            {
              field: 'typedId',
              text: translate(
                {id: 'collections.deletion.wrongId', message: 'Type {id}, exactly as it is written here.'},
                {id: collectionId},
              ),
            },
          ],
    submit: async () => {
      await remove(collectionId);
      stop();
      notify(
        'success',
        translate({id: 'admin.collections.deleted', message: '{name} has been deleted.'}, {name}),
      );
    },
    describe: describePlatformError,
  });
  return (
    <Dialog
      title={translate({id: 'admin.collections.deleteTitle', message: 'Delete {name}?'}, {name})}
      onClose={stop}
    >
      <form {...form.formProps}>
        {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
        <p>
          <Translate
            id="collections.deletion.gone"
            values={{count: Object.keys(properties).length, id: <code>{collectionId}</code>}}
          >
            {
              'Deleted for good: the collection {id} with its name, its icon, its interval and its titles of properties ({count}).'
            }
          </Translate>
        </p>
        <p>
          <Translate id="collections.deletion.kept">
            These stay, without a collection to describe them, as do its areas:
          </Translate>
        </p>
        <div className={styles.named} aria-live="polite">
          {named === undefined ? (
            <Translate id="collections.deletion.loading">Counting…</Translate>
          ) : named === 'unknown' ? (
            <Translate id="collections.deletion.unknown">
              Objects, routes and flight plans. They could not be counted.
            </Translate>
          ) : (
            <NamedList named={named} />
          )}
        </div>
        <TextField
          name="typedId"
          label={translate(
            {id: 'collections.deletion.type', message: 'Type {id} to confirm'},
            {id: collectionId},
          )}
          error={form.errorOf('typedId')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={styles.actions}>
          <button type="submit" className="button button--danger" aria-disabled={form.isBusy}>
            <Translate id="admin.collections.deleteAction">Delete collection</Translate>
          </button>
          <button type="button" className="button button--secondary" onClick={stop}>
            <Translate id="components.confirm.cancel">Cancel</Translate>
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useNamed(findNamed: Props['findNamed'], collectionId: string): Named | 'unknown' | undefined {
  const [named, setNamed] = useState<Named | 'unknown'>();
  // Asked once, when the dialog opens: a new function of the page around it is no reason to ask again.
  const [find] = useState(() => findNamed);
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    void find(collectionId, signal)
      .catch(() => 'unknown' as const)
      .then((found) => !signal.aborted && setNamed(found));
    return () => controller.abort();
  }, [find, collectionId]);
  return named;
}
