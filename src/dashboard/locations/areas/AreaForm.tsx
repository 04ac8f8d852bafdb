import {byName} from '@site/src/components/order/naturalOrder';
import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {FormAlert, SubmitButton, TextField, useForm} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {fewestPositions} from '@site/src/map/draw/types';
import {useMemo} from 'react';
import {collectionsQuestion} from '../../shared/data/questions';
import {usePlatformQuery} from '../../shared/data/usePlatformQuery';
import {DrawField} from '../../shared/draw/DrawField';
import styles from './areas.module.css';
import {outerPositions, withOuterRing} from './boundary';
import {BoundaryText} from './BoundaryText';
import type {AreasState} from './useAreasState';

const nothing = withOuterRing([], undefined);

interface Props {
  readonly state: AreasState;
}

/** Draws an area and names it; an existing one keeps its id, its holes and its properties. */
export function AreaForm({state: {areas, edited, draw, setBoundary, save, select, stop}}: Props) {
  const collections = usePlatformQuery(collectionsQuestion).data ?? [];
  const {before, boundary = nothing} = edited ?? {};
  const positions = useMemo(() => outerPositions(boundary), [boundary]);
  const form = useForm({
    check: (value) => [
      ...(value('areaName').trim() === ''
        ? [
            {
              field: 'areaName',
              text: translate({id: 'dashboard.areas.nameMissing', message: 'Enter a name.'}),
            },
          ]
        : []),
      ...(!before && areas.some(({areaId}) => areaId === value('areaId'))
        ? [
            {
              field: 'areaId',
              text: translate({
                id: 'dashboard.areas.idTaken',
                message: 'An area with this id already exists.',
              }),
            },
          ]
        : []),
      ...(positions.length < fewestPositions.polygon
        ? [
            {
              text: translate({
                id: 'dashboard.areas.tooFew',
                message: 'An area has three corners or more: draw it on the map, or type its corners.',
              }),
            },
          ]
        : []),
    ],
    submit: async (value) => {
      const areaId = before?.areaId ?? value('areaId').trim();
      const {collectionName: _theirs, ...kept} = before ?? {};
      await save({
        ...kept,
        areaId,
        areaName: value('areaName').trim(),
        format: 'geojson',
        ...(value('collectionId') && {collectionId: value('collectionId')}),
        geometry: boundary,
      });
      notify('success', translate({id: 'dashboard.areas.saved', message: 'The area is saved.'}));
      stop();
      select(areaId);
    },
    describe: describePlatformError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <TextField
        name="areaName"
        label={translate({id: 'dashboard.areas.name', message: 'Name'})}
        defaultValue={before?.areaName}
        error={form.errorOf('areaName')}
        required
      />
      {!before && (
        <TextField
          name="areaId"
          label={translate({id: 'dashboard.areas.id', message: 'Id'})}
          error={form.errorOf('areaId')}
          hint={translate({
            id: 'dashboard.areas.idHint',
            message: 'Letters, digits, underscores and hyphens. It cannot be changed later.',
          })}
          spellCheck={false}
          required
        />
      )}
      <label className={styles.collection}>
        <span>
          <Translate id="dashboard.areas.collection">Collection</Translate>
        </span>
        <select name="collectionId" defaultValue={before?.collectionId ?? ''}>
          <option value="">{translate({id: 'dashboard.areas.noCollection', message: 'None'})}</option>
          {byName(collections, (each) => each.collectionName).map(({collectionId, collectionName}) => (
            <option key={collectionId} value={collectionId}>
              {collectionName}
            </option>
          ))}
        </select>
      </label>
      <DrawField
        kind="polygon"
        label={translate({id: 'dashboard.areas.boundary', message: 'Boundary'})}
        positions={positions}
        change={draw}
      />
      <BoundaryText hasBoundary={positions.length > 0} change={setBoundary} />
      <div className={styles.formActions}>
        <SubmitButton isBusy={form.isBusy}>
          <Translate id="dashboard.areas.save">Save area</Translate>
        </SubmitButton>
        <SmallButton onClick={stop}>
          <Translate id="dashboard.areas.cancel">Cancel</Translate>
        </SmallButton>
      </div>
    </form>
  );
}
