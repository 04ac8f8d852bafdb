import type {Bounds, DrawTool, Goal, Hit, LonLat, MapView, RoadsInSight, StageLayer} from '@site/src/map';
import type {ReactNode} from 'react';

/** A layer as its reader knows it; on the map it may be several. */
export interface PanelLayer {
  /** Stands in links; begins with the id of its panel. */
  readonly id: string;
  readonly title: string;
  /** The lowest first; their ids are that of this layer, a colon and a word. */
  readonly drawn: readonly Omit<StageLayer, 'opacity'>[];
  /** What its marks mean; none where nothing is drawn yet. */
  readonly legend?: ReactNode;
  /** Whose data it shows, where that must be said. */
  readonly attribution?: string | undefined;
  readonly onPick?: (hit: Hit) => void;
  readonly onHover?: (hit: Hit | undefined) => void;
  /** A click, or Enter in the middle of the map, where no layer has a feature. */
  readonly onPickPosition?: (position: LonLat) => void;
  /** Where the pointer is; undefined when it has left the map. */
  readonly onPoint?: (position: LonLat | undefined) => void;
  /** The roads of the base map in sight, whenever they are others. */
  readonly onRoads?: (roads: RoadsInSight | 'none') => void;
}

export interface StageState {
  /** The layers of every panel that is open or pinned, by its id. */
  readonly layers: ReadonlyMap<string, readonly PanelLayer[]>;
  readonly goal: Goal | undefined;
  /** Where the map stood before a choice moved it, until the reader returns there or opens another panel. */
  readonly before: MapView | undefined;
  /** What the map has in sight; undefined until it is there. */
  readonly inSight: Bounds | undefined;
  /** What the reader draws with, and the id of the field that keeps it. */
  readonly tool: (DrawTool & {readonly id: string}) | undefined;
}

/** What panels put on the one map. */
export function createStageStore() {
  let state: StageState = {
    layers: new Map(),
    goal: undefined,
    before: undefined,
    inSight: undefined,
    tool: undefined,
  };
  let picked: string | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Partial<StageState>) => {
    state = {...state, ...next};
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setLayers: (panel: string, layers: readonly PanelLayer[]) =>
      set({layers: new Map(state.layers).set(panel, layers)}),
    removeLayers: (panel: string) => set({layers: new Map([...state.layers].filter(([id]) => id !== panel))}),
    goTo: (goal: Goal) => set({goal}),
    /** Goes to what was chosen, and remembers where the map stood. */
    showChosen: (bounds: Bounds, before: MapView | undefined) => set({goal: {bounds}, before}),
    goBack: () => set({...(state.before && {goal: state.before}), before: undefined}),
    forgetBefore: () => {
      if (state.before) set({before: undefined});
    },
    /** The reader has picked this on the map: it is in sight already. */
    pick: (id: string | undefined) => {
      picked = id;
    },
    isPicked: (id: string) => picked === id,
    setInSight: (inSight: Bounds) => set({inSight}),
    setTool: (tool: StageState['tool']) => set({tool}),
  };
}

export type StageStore = ReturnType<typeof createStageStore>;
