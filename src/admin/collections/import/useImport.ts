import {describePlatformError} from '@site/src/collections/describePlatformError';
import type {Collection, CollectionInput} from '@site/src/collections/types';
import {translate} from '@docusaurus/Translate';
import {useMemo, useRef, useState} from 'react';
import {parseCollectionFile} from '../files/collectionFile';
import {draftsOf, type Draft} from './draft';
import {storeCollections, type Results} from './storeCollections';

interface Options {
  /** What is stored already, as it is now. */
  readonly list: () => Promise<readonly Collection[]>;
  readonly save: (input: CollectionInput) => Promise<void>;
  /** Told once nothing more is sent, however it ended. */
  readonly onStored: () => void;
}

const noResults: Results = new Map();
const noneStored: readonly Collection[] = [];

/** A file of collections from its choice to the result of each of them. */
export function useImport({list, save, onStored}: Options) {
  const [values, setValues] = useState<readonly unknown[]>();
  // While collections are stored, the preview remains as it was when they were not.
  const [before, setBefore] = useState(noneStored);
  const [problem, setProblem] = useState<string>();
  const [results, setResults] = useState(noResults);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const drafts = useMemo(() => draftsOf(values ?? [], before), [values, before]);
  const open = drafts.filter((draft) => isToSend(draft) && !isStored(draft, results));

  const take = async (file: File) => {
    setResults(noResults);
    setValues(undefined);
    setProblem(undefined);
    try {
      const read = parseCollectionFile(await file.text());
      // Others may have made or changed collections since the page listed them.
      if (read) setBefore(await list());
      setValues(read);
      setProblem(read ? undefined : noCollections());
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  const store = async () => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    const inputs = open.flatMap((draft) => ('input' in draft ? draft.input : []));
    const earlier = results;
    const onResults = (own: Results) => setResults(new Map([...earlier, ...own]));
    await storeCollections(inputs, {save, onResults, signal: controller.signal});
    setBusy(false);
    onStored();
  };
  return {
    drafts,
    results,
    problem,
    isBusy,
    take,
    store,
    /** How many are yet to be sent: those that are new or overwrite, and are not stored. */
    left: open.length,
    total: drafts.filter(isToSend).length,
    hasFile: values !== undefined,
    stop: () => running.current?.abort(),
  };
}

const isToSend = ({kind}: Draft) => kind === 'new' || kind === 'overwrites';

function isStored(draft: Draft, results: Results): boolean {
  const result = 'input' in draft ? results.get(draft.input.collectionId) : undefined;
  return result !== undefined && result.error === undefined;
}

/** What became of a collection, in words; nothing before it was sent. */
export function resultText(results: Results, collectionId: string): string {
  const result = results.get(collectionId);
  if (!result) return '';
  return result.error === undefined
    ? translate({id: 'admin.collections.import.stored', message: 'stored'})
    : describePlatformError(result.error).text;
}

function problemText(error: unknown): string {
  if (error instanceof SyntaxError) return noJson(error.message);
  // What the browser could not read of a file.
  return error instanceof DOMException ? unreadable() : describePlatformError(error).text;
}

function noJson(reason: string): string {
  return translate(
    {id: 'admin.collections.import.noJson', message: 'This file is not valid JSON: {reason}'},
    {reason},
  );
}

function noCollections(): string {
  return translate({
    id: 'admin.collections.import.noCollections',
    message:
      'This file contains no collections. Choose a list as this page saves it, an array, or one collection.',
  });
}

function unreadable(): string {
  return translate({id: 'admin.collections.import.unreadable', message: 'This file could not be read.'});
}
