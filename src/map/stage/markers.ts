import type {Palette} from '../base/palette';

/** Pictures are drawn finer than the page's pixels, for sharp screens. */
export const MARKER_RATIO = 2;
const DISC = 26;
const ARROW = 46;

/** Symbols on a square of 16 units, by the name that a collection gives its icon. */
const glyphs: Readonly<Record<string, string>> = {
  drone:
    'M4 4l8 8M12 4l-8 8M4 2.2a1.8 1.8 0 1 0 .01 0M12 2.2a1.8 1.8 0 1 0 .01 0M4 10.2a1.8 1.8 0 1 0 .01 0M12 10.2a1.8 1.8 0 1 0 .01 0',
  'fire-engine':
    'M1.5 11V7.5h9V11M10.5 5.5h2.5l1.5 3V11h-13M2 5l8-2.5M4 11.2a1.3 1.3 0 1 0 .01 0M12 11.2a1.3 1.3 0 1 0 .01 0',
  van: 'M1.5 11V4.5h8V11M9.5 6.5h3l2 2.5v2h-13M4.2 11.2a1.3 1.3 0 1 0 .01 0M11.8 11.2a1.3 1.3 0 1 0 .01 0',
  taxi: 'M2 11V8.5l1.5-.5 1.5-3h6l1.5 3 1.5.5V11zM6.5 5V3.5h3V5M4.5 11.2a1.3 1.3 0 1 0 .01 0M11.5 11.2a1.3 1.3 0 1 0 .01 0',
  ferry: 'M2 9.5h12l-2 3.5H4zM4 9.5V6.5h8v3M6 6.5V4h4v2.5',
  barge: 'M1.5 8.5h13l-1.5 3.5H3zM4 8.5V6.5h5v2M11 8.5V5',
};

/**
 * The picture of an image that a layer names: `marker/<icon>/<colour>` is a disc with a symbol, `heading/<colour>` the
 * arrow around it that points north. Undefined for other names.
 */
export function markerImage(name: string, palette: Palette): ImageData | undefined {
  const [kind, ...parts] = name.split('/');
  const colour = palette[(parts.at(-1) ?? '') as keyof Palette];
  if (!colour) return undefined;
  if (kind === 'marker') return drawn(DISC, (context) => drawDisc(context, parts[0] ?? '', colour, palette));
  if (kind === 'heading') return drawn(ARROW, (context) => drawArrow(context, colour, palette));
  return undefined;
}

function drawn(size: number, draw: (context: CanvasRenderingContext2D) => void): ImageData | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * MARKER_RATIO;
  const context = canvas.getContext('2d');
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
  const glyph = glyphs[icon];
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
