import {ownValue} from '@site/src/base/ownValue';
import type {Palette} from '../base/palette';
import {distanceField} from './distanceField';
import {DOT, silhouettes, states} from './silhouettes';
import {troubleShapes} from '../base/troubleShapes';

/** Pictures are drawn finer than the page's pixels, for sharp screens. */
export const MARKER_RATIO = 2;
const ARROW = 46;
/** A silhouette is a little larger than the square of its path, so that its windows are seen. */
const SILHOUETTE_SCALE = 1.5;
const STATE_SCALE = 1.3;
const BADGE_SCALE = 0.95;
/** Around a shape, for its halo. */
const HALO = 4;

export interface Marker {
  readonly image: ImageData;
  /** Whether it has no colour of its own: the layer says which. */
  readonly sdf: boolean;
}

/**
 * The picture of an image that a layer names: `shape/<icon>` is a silhouette, `state/<state>` what is drawn around it, and
 * `trouble/<trouble>` the badge of what is wrong with it, all in the colours of the layer; `heading/<colour>` is an arrow
 * around a disc. All point north. Undefined for other names.
 */
export function markerImage(name: string, palette: Palette): Marker | undefined {
  const [kind = '', ...parts] = name.split('/');
  const last = parts.at(-1) ?? '';
  switch (kind) {
    case 'shape':
      return field(ownValue(silhouettes, last) ?? DOT, 16 * SILHOUETTE_SCALE, SILHOUETTE_SCALE);
    case 'state':
      return field(ownValue(states, last) ?? '', 32 * STATE_SCALE, STATE_SCALE);
    case 'trouble':
      return field(ownValue<string>(troubleShapes, last) ?? '', 16 * BADGE_SCALE, BADGE_SCALE);
    case 'heading': {
      const colour = ownValue<string>({...palette}, last);
      const image = colour && drawArrow(colour, palette);
      return image ? {image, sdf: false} : undefined;
    }
    default:
      return undefined;
  }
}

/** @param size of the path's square, in pixels of the page @param scale the same for each unit of the path */
function field(path: string, size: number, scale: number): Marker | undefined {
  const image = distanceField(
    path,
    Math.ceil((size + 2 * HALO) * MARKER_RATIO),
    scale * MARKER_RATIO,
    HALO * MARKER_RATIO,
  );
  return image && {image, sdf: true};
}

function drawArrow(colour: string, palette: Palette): ImageData | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = ARROW * MARKER_RATIO;
  const context = canvas.getContext('2d', {willReadFrequently: true});
  if (!context) return undefined;
  context.scale(MARKER_RATIO, MARKER_RATIO);
  context.translate(ARROW / 2, 1);
  context.fillStyle = colour;
  context.strokeStyle = palette.ground;
  context.lineWidth = 1.25;
  const arrow = new Path2D('M0 0l6 8.5q-6-3-12 0z');
  context.fill(arrow);
  context.stroke(arrow);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
