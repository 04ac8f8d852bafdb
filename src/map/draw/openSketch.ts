import type {Map as Drawing} from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawLineStringMode,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
} from 'terra-draw';
import {TerraDrawMapLibreGLAdapter} from 'terra-draw-maplibre-gl-adapter';
import type {Palette} from '../base/palette';
import {modes, SHAPE_ID, toFeatures, toPositions} from './features';
import type {DrawTool} from './types';

/** An open sketch on a map. */
export interface Sketch {
  /** Shows positions that the page has changed. */
  readonly show: (tool: DrawTool) => void;
  readonly close: () => void;
}

type Hex = `#${string}`;

/**
 * Lets a reader draw on a map: a click adds a position, a double click or Enter ends a shape, and what is drawn can be
 * dragged, at its corners and between them; a click with the right button takes a corner away.
 *
 * @param changed is told the positions after each change of the reader's
 */
export function openSketch(
  map: Drawing,
  kind: DrawTool['kind'],
  palette: Palette,
  changed: DrawTool['change'],
): Sketch {
  // Its own ids are random texts; ours are numbers, so that points keep their order.
  let nextId = 0;
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({map, prefixId: 'sketch', coordinatePrecision: 7}),
    idStrategy: {isValidId: (id) => typeof id === 'number', getId: () => (nextId += 1)},
    modes: [...drawingModes(palette), selecting(palette)],
  });
  const show = ({positions}: Pick<DrawTool, 'positions'>) => {
    const features = toFeatures({kind, positions});
    draw.clear();
    nextId = features.length;
    draw.addFeatures(features);
    if (kind === 'points' || features.length === 0) return draw.setMode(modes[kind]);
    draw.setMode('select');
    return draw.selectFeature(SHAPE_ID);
  };
  draw.start();
  draw.on('finish', () => changed(toPositions(draw.getSnapshot())));
  draw.on('change', (_ids, type, context) => {
    // A point that is taken away finishes nothing.
    const isReaders = !context || !('origin' in context);
    if (kind === 'points' && type === 'delete' && isReaders) changed(toPositions(draw.getSnapshot()));
  });
  return {show, close: () => draw.stop()};
}

function drawingModes(palette: Palette) {
  const [colour, edge] = [palette.signal as Hex, palette.ground as Hex];
  const point = {pointColor: colour, pointWidth: 8, pointOutlineColor: edge, pointOutlineWidth: 2};
  return [
    new TerraDrawPointMode({
      editable: true,
      styles: {...point, editedPointColor: colour, editedPointWidth: 10, editedPointOutlineColor: edge},
    }),
    new TerraDrawLineStringMode({
      styles: {lineStringColor: colour, lineStringWidth: 3, closingPointColor: colour, closingPointWidth: 6},
    }),
    new TerraDrawPolygonMode({
      styles: {
        fillColor: colour,
        fillOpacity: 0.15,
        outlineColor: colour,
        outlineWidth: 3,
        closingPointColor: colour,
        closingPointWidth: 6,
        closingPointOutlineColor: edge,
      },
    }),
  ];
}

function selecting(palette: Palette) {
  const [colour, edge] = [palette.signal as Hex, palette.ground as Hex];
  const feature = {
    draggable: true,
    coordinates: {midpoints: {draggable: true}, draggable: true, deletable: true},
  };
  return new TerraDrawSelectMode({
    allowManualDeselection: false,
    flags: {linestring: {feature}, polygon: {feature}},
    styles: {
      selectedLineStringColor: colour,
      selectedLineStringWidth: 3,
      selectedPolygonColor: colour,
      selectedPolygonFillOpacity: 0.15,
      selectedPolygonOutlineColor: colour,
      selectedPolygonOutlineWidth: 3,
      selectionPointColor: colour,
      selectionPointWidth: 6,
      selectionPointOutlineColor: edge,
      midPointColor: edge,
      midPointWidth: 4,
      midPointOutlineColor: colour,
      midPointOutlineWidth: 2,
    },
    // The whole shape is taken away in the page, where it can be told what happens.
    keyEvents: {deselect: null, delete: null, rotate: null, scale: null},
  });
}
