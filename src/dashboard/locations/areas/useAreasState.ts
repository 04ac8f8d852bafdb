import {boundsOf, type Hit} from '@site/src/map';
import type {Polygon, Position} from 'geojson';
import {translate} from '@docusaurus/Translate';
import {useCallback, useMemo, useState} from 'react';
import type {PanelLayer} from '../../shared/stage/stageStore';
import {useFirstSight} from '../../shared/stage/useFirstSight';
import {useFilter, useView} from '../../shared/view/useView';
import {withOuterRing} from './boundary';
import {areasLayer} from './layers';
import {useAreas, type Area} from './useAreas';

/** An area that is being drawn: one of the account's, or a new one. */
export interface Edited {
  /** Empty for a new one. */
  readonly areaId: string;
  readonly before: Area | undefined;
  readonly boundary: Polygon;
}

/** The areas as the panel shows them: which is selected, which is being drawn, and their layer on the map. */
export function useAreasState(isOpen: boolean) {
  const {view, change} = useView();
  const [list] = useFilter('locations-list');
  const isListed = isOpen && list === 'areas';
  const {areas, result, save, remove} = useAreas();
  const [hovered, hover] = useState<string>();
  const [edited, setEdited] = useState<Edited>();
  const selectedId = isListed ? view.ids[0] : undefined;
  const selected = areas.find(({areaId}) => areaId === selectedId);
  const drawnId = isListed ? edited?.areaId : undefined;

  const select = useCallback(
    (areaId: string | undefined) => change({ids: areaId ? [areaId] : []}, {isStep: true}),
    [change],
  );
  const edit = useCallback(
    (areaId: string) => {
      const before = areas.find((area) => area.areaId === areaId);
      const boundary = before?.geometry ?? withOuterRing([], undefined);
      setEdited({areaId, before, boundary});
    },
    [areas],
  );
  const setBoundary = useCallback((boundary: Polygon) => setEdited((now) => now && {...now, boundary}), []);
  const draw = useCallback(
    (positions: readonly Position[]) =>
      setEdited((now) => now && {...now, boundary: withOuterRing(positions, now.boundary)}),
    [],
  );
  const layer = useMemo(
    (): PanelLayer => ({
      id: 'locations-areas',
      title: translate({id: 'dashboard.areas.layer', message: 'Areas'}),
      drawn: [areasLayer(areas, [selectedId, hovered], drawnId)],
      onPick: ({properties}: Hit) => {
        if (isOpen)
          change(
            {
              ids: [String(properties['id'])],
              filters: {...view.filters, 'locations-list': 'areas'},
            },
            {isStep: true},
          );
      },
      onHover: (hit) => hover(hit && String(hit.properties['id'])),
    }),
    [areas, selectedId, hovered, drawnId, isOpen, change, view.filters],
  );
  useFirstSight('areas', isListed, () => boundsOf(areas.map(({geometry}) => geometry as Polygon)));
  return {
    areas,
    result,
    save,
    remove,
    layer,
    selected,
    select,
    hovered,
    hover,
    edited,
    edit,
    draw,
    setBoundary,
    stop: () => setEdited(undefined),
  };
}

export type AreasState = ReturnType<typeof useAreasState>;
