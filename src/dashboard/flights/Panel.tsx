import {translate} from '@docusaurus/Translate';
import {boundsOf, focusOf, type Hit} from '@site/src/map';
import type {Conflict, PathedPlan} from '@site/src/plan-check';
import type {Geometry} from 'geojson';
import {useCallback, useMemo, useState} from 'react';
import {useShownTime, useThisHour} from '../shared/data/useNow';
import {airspaceLayer} from '@site/src/flight-plans/layers/airspaceLayer';
import {usePlanChecks} from '../shared/flights/usePlanChecks';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {useShowChosen} from '../shared/stage/useShowChosen';
import {useGoTo, usePanelLayers} from '../shared/stage/useStage';
import {hourOffset} from '../shared/view/hours';
import {useFilter, useView} from '../shared/view/useView';
import {AirspaceLegend, PlansLegend} from './FlightsLegend';
import {FlightsColumn} from './FlightsColumn';
import {AIRSPACE, geometryOf} from './geometry';
import {pathsLayer, planLayer} from '@site/src/flight-plans/layers/planLayers';
import {useFlights} from './useFlights';

const none: readonly PathedPlan[] = [];

/** Flight plans, restricted airspace, and whether the one can be flown through the other. `lazy` requires the default export. */
export default function FlightsPanel({isOpen}: PanelProps) {
  const {view, change} = useView();
  const goTo = useGoTo();
  const [tab, setTab] = useFilter('flights-view');
  const time = useShownTime();
  const shownHour = hourOffset(view.at, useThisHour());
  const selectedId = isOpen ? view.ids[0] : undefined;
  const flights = useFlights(selectedId);
  const {all, restrictions, foundRestrictions, isLoading} = flights;
  const [hovered, setHovered] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [cursor, setCursor] = useState<number>();

  const selected = useMemo(() => all.find(({id}) => id === selectedId), [all, selectedId]);
  const {checks, results} = usePlanChecks(useMemo(() => (selected ? [selected] : none), [selected]));
  const [check] = checks;
  const marked = useMemo(
    () =>
      check?.conflicts.filter(({id, hours}) => (focused ? id === focused : hours.includes(shownHour))) ?? [],
    [check, focused, shownHour],
  );

  const select = useCallback(
    (id: string | undefined) => {
      setFocused(undefined);
      setCursor(undefined);
      change({ids: id ? [id] : []}, {isStep: true});
    },
    [change],
  );
  const show = useCallback(
    (geometries: readonly Geometry[]) => {
      const bounds = boundsOf(geometries);
      if (bounds) goTo({bounds});
    },
    [goTo],
  );
  const focus = (conflict: Conflict | undefined) => {
    setFocused(conflict?.id);
    setCursor(conflict?.from);
  };
  const layers = useMemo((): PanelLayer[] => {
    const pick = (view: string) => (hit: Hit) => {
      if (!isOpen) return;
      setTab(view);
      select(String(hit.properties['id']));
    };
    const over = (hit: Hit | undefined) => setHovered(hit && String(hit.properties['id']));
    return [
      {
        id: 'flights',
        title: translate({id: 'dashboard.flights.layer', message: 'Flight plans'}),
        drawn: [pathsLayer(all, [selectedId, hovered]), planLayer(selected, marked, cursor)],
        legend: all.length > 0 && <PlansLegend />,
        onPick: pick(''),
        onHover: over,
      },
      {
        id: 'flights-airspace',
        title: translate({id: 'dashboard.flights.airspaceLayer', message: 'Restricted airspace'}),
        drawn: [
          airspaceLayer('flights-airspace:areas', tab === AIRSPACE ? foundRestrictions : restrictions, time, [
            selectedId,
            hovered,
          ]),
        ],
        legend: restrictions.length > 0 && <AirspaceLegend />,
        onPick: pick(AIRSPACE),
        onHover: over,
      },
    ];
  }, [
    all,
    selected,
    selectedId,
    hovered,
    marked,
    cursor,
    tab,
    foundRestrictions,
    restrictions,
    time,
    isOpen,
    select,
    setTab,
  ]);
  usePanelLayers('flights', layers);
  useShowChosen(selectedId, () => selected && boundsOf([geometryOf(selected)]));
  useFirstSight('plans', isOpen && !isLoading, () => boundsToShow(all, selected));
  if (!isOpen) return null;
  return (
    <FlightsColumn
      {...flights}
      tab={tab}
      setTab={setTab}
      time={time}
      selected={selected}
      selectedId={selectedId}
      hovered={hovered}
      select={select}
      check={check}
      marked={marked}
      focused={focused}
      focus={focus}
      cursor={cursor}
      show={show}
      checkResults={results}
      hover={setHovered}
      moveCursor={setCursor}
    />
  );
}

/** Where the map begins: at the selected plan, or where most plans are. */
function boundsToShow(plans: readonly PathedPlan[], selected: PathedPlan | undefined) {
  return focusOf((selected ? [selected] : plans).map(geometryOf))?.bounds;
}
