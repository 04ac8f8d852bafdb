import {
  fenceRing,
  pointAt,
  stretchOf,
  type Conflict,
  type FlownPath,
  type PathedPlan,
} from '@site/src/plan-check';
import {labelFont, type Palette, type StageLayer} from '@site/src/map';
import type {Feature, FeatureCollection, Geometry, Position} from 'geojson';
import type {LayerSpecification} from 'maplibre-gl';

type Drawn = Omit<StageLayer, 'opacity'>;

function collectionOf(features: readonly Feature[]): FeatureCollection {
  return {type: 'FeatureCollection', features: [...features]};
}

function feature(geometry: Geometry, properties: Record<string, string | number | boolean>): Feature {
  return {type: 'Feature', geometry, properties};
}

const lineOf = (points: readonly {readonly position: readonly number[]}[]): Geometry => ({
  type: 'LineString',
  coordinates: points.map(({position}): Position => [...position]),
});

/** The paths of all plans that are loaded. */
export function pathsLayer(plans: readonly PathedPlan[], focused: readonly (string | undefined)[]): Drawn {
  const features = plans
    .filter(({path}) => path.points.length > 1)
    .map(({id, path}) => feature(lineOf(path.points), {id, isFocused: focused.includes(id)}));
  const starts = plans.flatMap(({id, name, path: {points}}) =>
    points[0]
      ? [
          feature(
            {type: 'Point', coordinates: [...points[0].position]},
            {id, name, isFocused: focused.includes(id)},
          ),
        ]
      : [],
  );
  return {
    id: 'flights:paths',
    source: {type: 'geojson', data: collectionOf([...features, ...starts])},
    draw: drawPaths,
    isPickable: true,
  };
}

/** What belongs to the selected plan: conflicts on its path, fences, rally points, and where the profile is marked. */
export function planLayer(
  selected: PathedPlan | undefined,
  conflicts: readonly Conflict[],
  cursor: number | undefined,
): Drawn {
  const features = selected ? featuresOf(selected, conflicts, cursor) : [];
  return {
    id: 'flights:plan',
    source: {type: 'geojson', data: collectionOf(features)},
    draw: drawPlan,
  };
}

function featuresOf(
  {plan, path}: PathedPlan,
  conflicts: readonly Conflict[],
  cursor: number | undefined,
): Feature[] {
  const mark = cursor === undefined ? undefined : pointAt(path, cursor);
  return [
    ...plan.fences.map((fence) =>
      feature(
        {type: 'LineString', coordinates: fenceRing(fence).map((position) => [...position])},
        {kind: 'fence', isInclusion: fence.isInclusion},
      ),
    ),
    ...conflicts.map((conflict) => conflictFeature(path, conflict)),
    ...plan.rallyPoints.map((position) =>
      feature({type: 'Point', coordinates: [...position]}, {kind: 'rally'}),
    ),
    ...(mark ? [feature({type: 'Point', coordinates: [...mark.position]}, {kind: 'cursor'})] : []),
  ];
}

function conflictFeature(path: FlownPath, {from, to, verdict}: Conflict): Feature {
  const points = stretchOf(path, from, to);
  const [only] = points;
  const geometry: Geometry =
    from === to && only ? {type: 'Point', coordinates: [...only.position]} : lineOf(points);
  return feature(geometry, {kind: 'conflict', verdict});
}

function drawPaths(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-line`,
      type: 'line',
      source,
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: {'line-join': 'round', 'line-cap': 'round'},
      paint: {
        'line-color': palette.data,
        'line-width': ['case', ['get', 'isFocused'], 3.5, 1.75],
      },
    },
    {
      id: `${source}-start`,
      type: 'circle',
      source,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-color': palette.data,
        'circle-radius': ['case', ['get', 'isFocused'], 6, 4],
        'circle-stroke-color': palette.ground,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: `${source}-name`,
      type: 'symbol',
      source,
      filter: ['==', ['geometry-type'], 'Point'],
      minzoom: 7,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': labelFont,
        'text-size': 12,
        'text-anchor': 'top',
        'text-offset': [0, 0.6],
        'text-optional': true,
      },
      paint: {'text-color': palette.ink, 'text-halo-color': palette.ground, 'text-halo-width': 1.5},
    },
  ];
}

function drawPlan(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-fence`,
      type: 'line',
      source,
      filter: ['==', ['get', 'kind'], 'fence'],
      paint: {
        'line-color': ['case', ['get', 'isInclusion'], palette.data, palette.airspace],
        'line-width': 1.5,
        'line-dasharray': [4, 2],
      },
    },
    {
      id: `${source}-conflict`,
      type: 'line',
      source,
      filter: ['==', ['get', 'kind'], 'conflict'],
      layout: {'line-join': 'round', 'line-cap': 'round'},
      paint: {
        'line-color': ['match', ['get', 'verdict'], 'noGo', palette.airspace, palette.signal],
        'line-width': 7,
        'line-opacity': 0.75,
      },
    },
    {
      id: `${source}-rally`,
      type: 'circle',
      source,
      filter: ['==', ['get', 'kind'], 'rally'],
      paint: {
        'circle-color': palette.ground,
        'circle-radius': 5,
        'circle-stroke-color': palette.data,
        'circle-stroke-width': 2.5,
      },
    },
    {
      id: `${source}-cursor`,
      type: 'circle',
      source,
      filter: ['==', ['get', 'kind'], 'cursor'],
      paint: {
        'circle-color': palette.signal,
        'circle-radius': 6,
        'circle-stroke-color': palette.ground,
        'circle-stroke-width': 2,
      },
    },
  ];
}
