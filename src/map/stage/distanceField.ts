/** Pixels that MapLibre's symbols know the distance of, and the value at the edge, of 255. */
const REACH = 8;
const EDGE = 192;
/** Distances are painted in steps of so many pixels. */
const STEP = 0.25;

/**
 * The value of a pixel that is so far from the edge of a shape, as MapLibre reads it: 255 well inside, 192 at the edge.
 *
 * @param distance in pixels, negative inside
 */
export function valueAt(distance: number): number {
  return Math.max(0, Math.min(255, Math.round(EDGE - (distance * 256) / REACH)));
}

/**
 * A shape as a field of distances, from which a map draws it in any colour, sharp at any turn, and with a halo. The
 * distances are painted as outlines that become thinner: no pixel is measured.
 *
 * @param size of the picture in pixels
 * @param scale pixels for each unit of the path
 * @param margin between the edge of the picture and the path's square, in pixels
 */
export function distanceField(
  path: string,
  size: number,
  scale: number,
  margin: number,
): ImageData | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  // Its pixels are read at once: from the memory of a graphics card that would take long.
  const context = canvas.getContext('2d', {willReadFrequently: true});
  if (!context) return undefined;
  const shape = new Path2D();
  shape.addPath(new Path2D(path), new DOMMatrix([scale, 0, 0, scale, margin, margin]));
  const outline = (distance: number) => {
    context.strokeStyle = grey(distance);
    context.lineWidth = 2 * Math.abs(distance);
    context.stroke(shape);
  };
  context.fillStyle = grey(REACH);
  context.fillRect(0, 0, size, size);
  context.lineJoin = 'round';
  for (let distance = (REACH * EDGE) / 256; distance > 0; distance -= STEP) outline(distance);
  context.clip(shape);
  const deepest = ((EDGE - 255) * REACH) / 256;
  context.fillStyle = grey(deepest);
  context.fillRect(0, 0, size, size);
  for (let distance = deepest; distance < 0; distance += STEP) outline(distance);
  return withAlpha(context.getImageData(0, 0, size, size));
}

function grey(distance: number): string {
  const value = valueAt(distance);
  return `rgb(${value} ${value} ${value})`;
}

/** The brightness of each pixel as its opacity, where MapLibre looks for distances. */
function withAlpha(image: ImageData): ImageData {
  for (let at = 0; at < image.data.length; at += 4) image.data[at + 3] = image.data[at] ?? 0;
  return image;
}
