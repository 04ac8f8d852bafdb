import {ownValue} from '@site/src/base/ownValue';
import type {Palette} from '../base/palette';
import {glyphs} from './glyphs';

/** Pictures are drawn finer than the page's pixels, for sharp screens. */
export const MARKER_RATIO = 2;
const DISC = 26;
const ARROW = 46;

/**
 * The picture of an image that a layer names: `marker/<icon>/<colour>` is a disc with a symbol, `heading/<colour>` the
 * arrow around it that points north. Undefined for other names.
 */
export function markerImage(name: string, palette: Palette): ImageData | undefined {
  const [kind, ...parts] = name.split('/');
  const colour = ownValue<string>({...palette}, parts.at(-1) ?? '');
  if (!colour) return undefined;
  if (kind === 'marker') return drawn(DISC, (context) => drawDisc(context, parts[0] ?? '', colour, palette));
  if (kind === 'heading') return drawn(ARROW, (context) => drawArrow(context, colour, palette));
  return undefined;
}

function drawn(size: number, draw: (context: CanvasRenderingContext2D) => void): ImageData | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * MARKER_RATIO;
  // Its pixels are read at once: from the memory of a graphics card that would take long.
  const context = canvas.getContext('2d', {willReadFrequently: true});
  if (!context) return undefined;
  context.scale(MARKER_RATIO, MARKER_RATIO);
  draw(context);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function drawDisc(context: CanvasRenderingContext2D, icon: string, colour: string, palette: Palette): void {
  context.beginPath();
  context.arc(DISC / 2, DISC / 2, DISC / 2 - 1.5, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.strokeStyle = palette.ground;
  context.lineWidth = 1.5;
  context.fill();
  context.stroke();
  const glyph = ownValue(glyphs, icon);
  context.translate((DISC - 16) / 2, (DISC - 16) / 2);
  context.lineWidth = 1.25;
  context.lineJoin = context.lineCap = 'round';
  if (glyph) context.stroke(new Path2D(glyph));
  else {
    context.fillStyle = palette.ground;
    context.beginPath();
    context.arc(8, 8, 3, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawArrow(context: CanvasRenderingContext2D, colour: string, palette: Palette): void {
  context.translate(ARROW / 2, 1);
  context.fillStyle = colour;
  context.strokeStyle = palette.ground;
  context.lineWidth = 1.25;
  const arrow = new Path2D('M0 0l6 8.5q-6-3-12 0z');
  context.fill(arrow);
  context.stroke(arrow);
}
