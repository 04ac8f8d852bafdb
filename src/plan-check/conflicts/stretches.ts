/** A part of the path: metres before it, and at its end. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Positions in responses are rounded: what is closer than this, in metres, is one stretch. */
const GAP = 5;

/** Stretches in order of the path, those that meet made one. */
export function joinStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: {from: number; to: number}[] = [];
  for (const {from, to} of [...stretches].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to + GAP) last.to = Math.max(last.to, to);
    else joined.push({from, to});
  }
  return joined;
}
