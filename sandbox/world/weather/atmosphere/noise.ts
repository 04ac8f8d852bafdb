/**
 * Value noise over a cubic lattice: smooth, between -1 and 1. Coordinates must be above -1000.
 * Written out flat: it is called some hundred thousand times for an hour's weather.
 */
export function noise(x: number, y: number, z: number, seed: number): number {
  const [px, py, pz] = [x + 1000, y + 1000, z + 1000];
  const xi = px | 0;
  const yi = py | 0;
  const zi = pz | 0;
  const u = smooth(px - xi);
  const v = smooth(py - yi);
  const w = smooth(pz - zi);
  const x0 = Math.imul(xi, 0x27d4eb2d);
  const x1 = Math.imul(xi + 1, 0x27d4eb2d);
  const y0 = Math.imul(yi, 0x165667b1);
  const y1 = Math.imul(yi + 1, 0x165667b1);
  const z0 = Math.imul(zi, 0x9e3779b1) ^ seed;
  const z1 = Math.imul(zi + 1, 0x9e3779b1) ^ seed;
  const near = mixed(
    mixed(corner(x0 ^ y0 ^ z0), corner(x1 ^ y0 ^ z0), u),
    mixed(corner(x0 ^ y1 ^ z0), corner(x1 ^ y1 ^ z0), u),
    v,
  );
  const far = mixed(
    mixed(corner(x0 ^ y0 ^ z1), corner(x1 ^ y0 ^ z1), u),
    mixed(corner(x0 ^ y1 ^ z1), corner(x1 ^ y1 ^ z1), u),
    v,
  );
  return mixed(near, far, w);
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

function mixed(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

function corner(bits: number): number {
  let h = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) / 0x80000000;
}
