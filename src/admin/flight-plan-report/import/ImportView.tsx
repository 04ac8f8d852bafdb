import Translate, {translate} from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {PlanFileField} from '@site/src/flight-plans/files/PlanFileField';
import {readDraftFile, type Draft, type Refusal} from '@site/src/flight-plans/files/readDrafts';
import type {PlatformClient} from '@site/src/platform';
import {useId, useRef, useState} from 'react';
import type {PlanItem} from '../data/planCalls';
import styles from './import.module.css';
import {overwrittenIds, preparedDraft, repeatedIds} from './preparedDraft';
import {RefusalList} from './RefusalList';
import {postPlans, storePlans, type StoreProgress} from './storePlans';

interface Props {
  readonly client: PlatformClient;
  /** What is stored already. */
  readonly items: readonly PlanItem[];
  /** Told when plans have been stored, with the collection that was chosen for them. */
  readonly onStored: (ids: readonly string[], collectionId: string) => void;
  readonly close: () => void;
}

/** Letters, digits, dots, dashes and underscores, as ids of collections are. */
const COLLECTION = '[A-Za-z0-9][A-Za-z0-9._\\-]{0,63}';

/** Opens many files, says what is wrong with which, and stores the others in batches. */
export function ImportView({client, items, onStored, close}: Props) {
  const id = useId();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [collectionId, setCollectionId] = useState('');
  const [progress, setProgress] = useState<StoreProgress>();
  const [total, setTotal] = useState(0);
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  const done = progress ? progress.stored.length + progress.refused.length : 0;

  const take = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(readDraftFile));
    const own = read.flatMap((each) => each.refusals);
    setDrafts((before) => [...before, ...read.flatMap((each) => each.drafts)]);
    setRefusals((before) => (progress ? own : [...before, ...own]));
    setProgress(undefined);
  };
  const store = async () => {
    setBusy(true);
    setTotal(drafts.length);
    const controller = new AbortController();
    running.current = controller;
    const byPrepared = new Map(drafts.map((draft) => [preparedDraft(draft, collectionId), draft]));
    const {stored, left} = await storePlans([...byPrepared.keys()], {
      ...{post: postPlans(client), onProgress: setProgress, signal: controller.signal},
    });
    setDrafts(left.flatMap((prepared) => byPrepared.get(prepared) ?? []));
    setBusy(false);
    if (stored.length > 0) onStored(stored, collectionId);
  };
  const overwritten = overwrittenIds(drafts, items);
  const repeated = repeatedIds(drafts);
  return (
    <section className={styles.import} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <Translate id="admin.import.title">Import plan files</Translate>
        </h2>
        <SmallButton onClick={close} isDisabled={isBusy}>
          <Translate id="admin.import.close">Close the import</Translate>
        </SmallButton>
      </header>
      <PlanFileField take={(files) => void take(files)} isDisabled={isBusy}>
        <Translate id="admin.import.choose">Choose plan files</Translate>
      </PlanFileField>
      {!isBusy && drafts.length + (progress ? 0 : refusals.length) > 0 && (
        <p role="status">
          <Translate
            id="admin.import.checked"
            values={{plans: <strong>{drafts.length}</strong>, refused: refusals.length}}
          >
            {'Plans that can be stored: {plans}. Files that cannot be read: {refused}.'}
          </Translate>
          {overwritten.length > 0 && (
            <>
              {' '}
              <Translate id="admin.import.overwrites" values={{ids: overwritten.join(', ')}}>
                {'These ids exist already, and their plans will be overwritten: {ids}'}
              </Translate>
            </>
          )}
          {repeated.length > 0 && (
            <>
              {' '}
              <Translate id="admin.import.repeated" values={{ids: repeated.join(', ')}}>
                {'Several of the files have these ids, and one plan of each will remain: {ids}'}
              </Translate>
            </>
          )}
        </p>
      )}
      <RefusalList {...{refusals}} refused={progress?.refused ?? []} />
      {drafts.length > 0 && !(isBusy && progress) && (
        <form
          className={styles.store}
          onSubmit={(event) => {
            event.preventDefault();
            void store();
          }}
        >
          <label htmlFor={`${id}-collection`}>
            <Translate id="admin.import.collection">
              {"Collection (leave empty to keep each file's own)"}
            </Translate>
          </label>
          <input
            id={`${id}-collection`}
            value={collectionId}
            pattern={COLLECTION}
            title={translate({
              id: 'admin.import.collectionRule',
              message: 'A letter or a digit, then letters, digits, dots, dashes and underscores.',
            })}
            onChange={({target}) => setCollectionId(target.value)}
          />
          <button type="submit" className="button button--primary button--sm" disabled={isBusy}>
            <Translate id="admin.import.store">Store the plans</Translate>
          </button>
        </form>
      )}
      {progress && (
        <p className={styles.progress} role="status">
          <progress value={done} max={total} aria-labelledby={`${id}-progress`} />
          <span id={`${id}-progress`}>
            <Translate
              id="admin.import.progress"
              values={{stored: progress.stored.length, refused: progress.refused.length, total}}
            >
              {'{stored} of {total} stored, {refused} refused by the platform'}
            </Translate>
          </span>
          {isBusy && (
            <SmallButton onClick={() => running.current?.abort()}>
              <Translate id="admin.import.stop">Stop</Translate>
            </SmallButton>
          )}
        </p>
      )}
    </section>
  );
}
