import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ChangeEvent, type SyntheticEvent} from 'react';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {downloadFile} from '@site/src/components/download/downloadFile';
import {freshStart} from '../bridge/freshStart';
import {door, type PageState} from './doors';
import {MemoryWords} from './MemoryWords';
import {Section} from './Section';
import styles from './sandboxPage.module.css';
import type {DoorState} from './useDoor';

interface Props {
  /** What the sandbox says of itself, or why it cannot. */
  readonly page: DoorState<PageState>;
  /** Told of a file that holds a state, which is asked about first. */
  readonly onState: (state: string) => void;
}

/** Everything that is stored: how large it is, as a file, from a file, and gone. */
export function StoreSection({page, onState}: Props) {
  const {value, failure, isBusy, act} = page;
  const [seed, setSeed] = useState('');
  const [asked, ask] = useState<'reset' | 'seed'>();
  const save = () =>
    act(async () => {
      const file = await (await door('GET', '/sandbox/store')).blob();
      downloadFile('sandbox.sqlite', 'application/vnd.sqlite3', file);
    });
  const bring = ({target}: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file?.name.endsWith('.json')) void file.text().then(onState);
    else if (file) act(() => door('PUT', '/sandbox/store', file));
    target.value = '';
  };
  const beginFresh = () => {
    freshStart.note();
    window.location.reload();
  };
  const reset = async () => {
    // One that cannot start, because another version wrote what is stored, is begun anew by the next page.
    if (failure !== undefined && !value) return beginFresh();
    try {
      await door('POST', '/sandbox/reset');
      act(() => Promise.resolve());
    } catch {
      beginFresh();
    }
  };
  const plant = async () => {
    await door('PUT', '/sandbox/page', {seed: Number(seed)});
    act(() => Promise.resolve());
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ask('seed');
  };
  return (
    <Section
      id="store"
      heading={<Translate id="sandbox.store.heading">What is stored</Translate>}
      failure={failure}
    >
      <p role="status">
        {value && (
          <Translate
            id="sandbox.store.size"
            values={{size: (value.bytes / 1e6).toFixed(1), seed: value.seed}}
          >
            {'{size} MB in this browser. The world is that of seed {seed}.'}
          </Translate>
        )}
      </p>
      {value?.memoryReason && (
        <p>
          <MemoryWords reason={value.memoryReason} />
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" className="button button--secondary" disabled={isBusy} onClick={save}>
          <Translate id="sandbox.store.export">Export as a file</Translate>
        </button>
        <label className="button button--secondary">
          <Translate id="sandbox.store.import">Import a file</Translate>
          <input type="file" accept=".sqlite,.json" className={styles.file} onChange={bring} />
        </label>
        <button
          type="button"
          className="button button--danger"
          disabled={isBusy}
          onClick={() => ask('reset')}
        >
          <Translate id="sandbox.store.reset">Reset</Translate>
        </button>
      </div>
      <form className={styles.line} onSubmit={submit}>
        <label htmlFor="seed">
          <Translate id="sandbox.store.seed">Begin anew with the seed</Translate>
        </label>
        <input
          id="seed"
          inputMode="numeric"
          pattern="\d{1,10}"
          required
          value={seed}
          onChange={(event) => setSeed(event.target.value)}
        />
        <button type="submit" className="button button--secondary" disabled={isBusy}>
          <Translate id="sandbox.store.plant">Begin anew</Translate>
        </button>
      </form>
      {asked && (
        <Confirm
          title={
            asked === 'reset'
              ? translate({id: 'sandbox.store.resetTitle', message: 'Reset the sandbox?'})
              : translate(
                  {id: 'sandbox.store.plantTitle', message: 'Begin anew with seed {seed}?'},
                  {seed: Number(seed)},
                )
          }
          action={
            asked === 'reset'
              ? translate({id: 'sandbox.store.reset', message: 'Reset'})
              : translate({id: 'sandbox.store.plant', message: 'Begin anew'})
          }
          onConfirm={asked === 'reset' ? reset : plant}
          describe={(error) => ({text: (error as Error).message})}
          onClose={() => ask(undefined)}
        >
          <Translate id="sandbox.store.resetText">
            Everything that you have stored in it is deleted. Accounts, keys and objects are those of a fresh
            sandbox again.
          </Translate>
        </Confirm>
      )}
    </Section>
  );
}
