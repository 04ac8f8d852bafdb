/**
 * Catmull-Rom interpolation between `b` and `c`, at a share from 0 to 1 of the way. The grid's fast path and the
 * single value both use exactly these expressions, in this order: only so are their sums equal to the last bit.
 */
export function cubic(a: number, b: number, c: number, d: number, share: number): number {
  return evaluate(b, slope(a, c), bend(a, b, c, d), twist(a, b, c, d), share);
}

export function slope(a: number, c: number): number {
  return 0.5 * (c - a);
}

export function bend(a: number, b: number, c: number, d: number): number {
  return a - 2.5 * b + 2 * c - 0.5 * d;
}

export function twist(a: number, b: number, c: number, d: number): number {
  return 0.5 * (d - a) + 1.5 * (b - c);
}

/** The polynomial whose coefficients the functions above give. */
export function evaluate(k0: number, k1: number, k2: number, k3: number, share: number): number {
  return ((k3 * share + k2) * share + k1) * share + k0;
}
