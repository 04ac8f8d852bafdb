import '../../../src/css/fonts.css';
import '../../../src/css/custom.css';
import '../../../src/map/canvas/drawing.css';
import {baseStyle} from '../../../src/map/base/baseStyle';
import {drawGraticule} from '../../../src/map/base/followView';
import {loadLabelFace} from '../../../src/map/base/labelFace';
import {LABEL_FACE} from '../../../src/map/base/labelFont';
import {loadNames, loadShapes} from '../../../src/map/base/loadBase';
import {readPalette} from '../../../src/map/base/palette';
import {openDrawing} from '../../../src/map/canvas/engine';
import {boundsOf} from '../../../src/map/layers/bounds';
import {syncLayers} from '../../../src/map/layers/syncLayers';
import type {FeaturesLayer} from '../../../src/map/layers/types';
import type {GeoJSONSource} from 'maplibre-gl';

/** Draws layers on the portal's map and resolves when nothing more is to come. What is in `framed` fills the picture. */
async function draw(layers: readonly FeaturesLayer[], framed: readonly string[]): Promise<void> {
  await loadLabelFace();
  document.body.style.margin = '0';
  document.body.style.fontFamily = LABEL_FACE;
  const container = document.createElement('div');
  container.style.cssText = 'width: 100vw; height: 100vh';
  document.body.replaceChildren(container);
  const map = openDrawing({container, style: baseStyle(readPalette()), fadeDuration: 0, interactive: false});
  await new Promise((loaded) => map.once('load', loaded));
  for (const parts of [await loadShapes('/map'), await loadNames('/map')])
    for (const [id, data] of Object.entries<GeoJSON.GeoJSON>({...parts}))
      await map.getSource<GeoJSONSource>(id)?.setData(data);
  syncLayers(map, [], layers, readPalette());
  const shown = layers.filter(({id}) => framed.includes(id));
  const box = boundsOf(shown.flatMap(({features}) => features.features.map(({geometry}) => geometry)));
  if (box) map.fitBounds([...box], {padding: 56, maxZoom: 13, animate: false});
  drawGraticule(map);
  await new Promise((idle) => map.once('idle', idle));
}

Object.assign(window, {draw});
