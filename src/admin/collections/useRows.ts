import type {Collection} from '@site/src/collections/types';
import {useEffect, useMemo} from 'react';
import {useLoaderVersion} from '../shared/useLoaderVersion';
import type {CollectionsView} from './address/collectionsView';
import type {CollectionData} from './data/collectionData';
import {figuresOf, type CollectionRow} from './rows/collectionRow';
import {findRows, needsEverything} from './rows/findRows';

/**
 * The collections that are found, with what their objects reported as far as it has come. It is asked for of the rows in
 * sight; of all of them where the order needs it.
 *
 * @param inSight ids of the rows in sight
 */
export function useRows(
  data: CollectionData,
  collections: readonly Collection[],
  view: CollectionsView,
  inSight: readonly string[],
) {
  const version = useLoaderVersion(data.reported);
  const rows = useMemo(
    () =>
      collections.map((collection): CollectionRow => {
        const reported = data.reported.valueOf(collection.collectionId);
        return {collection, figures: reported && figuresOf(collection, reported)};
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the version tells that the loader knows more
    [data, collections, version],
  );
  const found = useMemo(() => findRows(rows, view), [rows, view]);
  const isEverything = needsEverything(view);
  useEffect(() => {
    const listed = view.id ? [view.id] : inSight;
    data.want(isEverything ? collections.map(({collectionId}) => collectionId) : listed, isEverything);
  }, [data, isEverything, collections, inSight, view.id]);
  return {found, failed: data.reported.failedIds()};
}
