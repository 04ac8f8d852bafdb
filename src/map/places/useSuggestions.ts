import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {parsePosition} from './positionText';
import {findPlaces, type ReadFile} from './findPlaces';
import type {Suggestion} from './types';

/** Somebody who types on is not disturbed. */
const WAIT_MS = 150;
const none: readonly Suggestion[] = [];

/** What has been read stays for the visit; what failed is read again. */
const files = new Map<string, Promise<unknown>>();

/**
 * What a text in a field of a position may mean, with what else the page knows first. Without a network there are no
 * towns: the text can still be degrees.
 *
 * @param others finds what else has a name and a position
 */
export function useSuggestions(
  text: string,
  others: ((text: string) => readonly Suggestion[]) | undefined,
): readonly Suggestion[] {
  const folder = useBaseUrl('/map/near');
  const [found, setFound] = useState({text: '', towns: none});
  const isName = text.trim() !== '' && !parsePosition(text);
  useEffect(() => {
    if (!isName) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void findPlaces(text, reader(folder))
        .catch(() => none)
        .then((towns) => {
          if (!isOver) setFound({text, towns});
        });
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, isName, folder]);
  if (!isName) return none;
  return [...(others?.(text) ?? none), ...(found.text === text ? found.towns : none)];
}

const reader =
  (folder: string): ReadFile =>
  <T>(name: string) => {
    const path = `${folder}/${name}`;
    const reading = files.get(path) ?? readJson(path);
    files.set(path, reading);
    reading.catch(() => files.delete(path));
    return reading as Promise<T>;
  };

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} could not be loaded: ${response.status}`);
  return response.json();
}
