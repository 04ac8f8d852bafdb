import type {Position} from 'geojson';
import {unwrapped} from './sphere';

/** Where a line meets the antimeridian: between which of its positions, how far from the first of them, 0 to 1. */
export interface Cut {
  readonly before: number;
  readonly share: number;
  readonly lat: number;
  /** The side on which the line ends there, 180 or -180; it begins again on the other. */
  readonly edge: number;
}

/** Between two neighbours the shorter way is taken, so a step of more than 180 degrees crosses the antimeridian. */
export function cutsOf(line: readonly Position[]): Cut[] {
  return line.slice(1).flatMap(([lon = 0, lat = 0], before): Cut[] => {
    const [lastLon = 0, lastLat = 0] = line[before] ?? [];
    if (Math.abs(lon - lastLon) <= 180) return [];
    const edge = lastLon > 0 ? 180 : -180;
    const across = unwrapped(lon, lastLon);
    const share = across === lastLon ? 0 : (edge - lastLon) / (across - lastLon);
    return [{before, share, edge, lat: lastLat + (lat - lastLat) * share}];
  });
}

/** A line that crosses the antimeridian ends there and begins again on its other side (RFC 7946, 3.1.9). */
export function cutLine(line: readonly Position[]): Position[][] {
  const pieces: Position[][] = [];
  let from = 0;
  let start: Position[] = [];
  for (const {before, edge, lat} of cutsOf(line)) {
    pieces.push([...start, ...line.slice(from, before + 1), [edge, lat]]);
    [from, start] = [before + 1, [[-edge, lat]]];
  }
  return [...pieces, [...start, ...line.slice(from)]].map(withoutTwins).filter(({length}) => length > 1);
}

/**
 * A closed ring as the rings of the pieces that the antimeridian cuts it into (RFC 7946, 3.1.9), each counter-clockwise
 * (3.1.6) and within 180 degrees: one where it does not cross it. A ring around a pole reaches up to it.
 */
export function cutRing(ring: readonly (readonly number[])[]): Position[][] {
  const open = aroundPole(inOneTurn(ring));
  const lons = open.map(([lon = 0]) => lon);
  const west = lons.reduce((one, other) => Math.min(one, other), Infinity);
  const east = lons.reduce((one, other) => Math.max(one, other), -Infinity);
  const pieces: Position[][] = [];
  let rest = [open];
  // Turns of the earth from the westernmost on; each is cut off at its eastern edge.
  for (let turn = Math.floor((west + 180) / 360); rest.length > 0; turn++) {
    const edge = turn * 360 + 180;
    const cut =
      edge < east ? rest.map((each) => cutAt(each, edge)) : rest.map((each) => ({west: [each], east: []}));
    pieces.push(...cut.flatMap((each) => each.west).map((each) => turned(each, turn)));
    rest = cut.flatMap((each): Position[][] => each.east);
  }
  return pieces.filter(({length}) => length >= 3).map(closedCounterClockwise);
}

const turned = (ring: readonly Position[], turn: number): Position[] =>
  ring.map(([lon = 0, lat = 0]) => [lon - turn * 360, lat]);

/** An open ring whose longitudes go on without a jump, so that they may leave the range of the earth. */
function inOneTurn(ring: readonly (readonly number[])[]): Position[] {
  const open: Position[] = [];
  for (const [lon = 0, lat = 0] of ring) open.push([unwrapped(lon, open.at(-1)?.[0] ?? lon), lat]);
  return open;
}

function aroundPole(closed: readonly Position[]): Position[] {
  const [first = 0] = closed[0] ?? [];
  const [last = 0] = closed.at(-1) ?? [];
  if (Math.abs(last - first) < 180) return closed.slice(0, -1);
  const pole = closed.reduce((sum, [, lat = 0]) => sum + lat, 0) < 0 ? -90 : 90;
  return [...closed, [last, pole], [first, pole]];
}

/** An open ring in two at a meridian. What lies on the meridian belongs to the east. */
function cutAt(ring: readonly Position[], edge: number): {west: Position[][]; east: Position[][]} {
  const isEast = ([lon = 0]: Position): boolean => lon >= edge;
  const from = ring.findIndex((each, index) => isEast(each) !== isEast(ring.at(index - 1) ?? each));
  if (from < 0) return ring.every(isEast) ? {west: [], east: [[...ring]]} : {west: [[...ring]], east: []};
  // Chains of neighbours on one side, each with the meridian at both ends.
  const chains: {isEast: boolean; positions: Position[]}[] = [];
  ring.forEach((_, index) => {
    const at = (offset: number) => ring[(from + index + offset + ring.length) % ring.length] ?? [0, 0];
    const [last, here] = [at(-1), at(0)];
    if (isEast(last) !== isEast(here)) {
      const [[lastLon = 0, lastLat = 0], [lon = 0, lat = 0]] = [last, here];
      const crossing: Position = [edge, lastLat + ((edge - lastLon) / (lon - lastLon)) * (lat - lastLat)];
      chains.at(-1)?.positions.push(crossing);
      chains.push({isEast: isEast(here), positions: [crossing]});
    }
    chains.at(-1)?.positions.push(here);
  });
  const [opening, closing] = [chains[0], chains.at(-1)];
  if (opening && closing) closing.positions.push(opening.positions[0] ?? [edge, 0]);
  const side = (east: boolean) =>
    joined(chains.filter((each) => each.isEast === east).map((each) => each.positions));
  return {west: side(false), east: side(true)};
}

/**
 * Chains from the meridian to the meridian as rings: between two crossings that are neighbours on it, the first and the
 * second, the third and the fourth, the meridian lies inside.
 */
function joined(chains: readonly Position[][]): Position[][] {
  const ends = chains
    .flatMap((chain, index) => [
      {index, isStart: true, lat: chain[0]?.[1] ?? 0},
      {index, isStart: false, lat: chain.at(-1)?.[1] ?? 0},
    ])
    .sort((one, other) => one.lat - other.lat);
  const nextOf = new Map<number, number>();
  for (let index = 0; index + 1 < ends.length; index += 2) {
    const [one, other] = [ends[index], ends[index + 1]];
    if (!one || !other) continue;
    const [leaving, entering] = one.isStart ? [other, one] : [one, other];
    nextOf.set(leaving.index, entering.index);
  }
  const rings: Position[][] = [];
  const left = new Set(chains.keys());
  for (const start of chains.keys()) {
    const ring: Position[] = [];
    for (let at: number | undefined = start; at !== undefined && left.delete(at); at = nextOf.get(at))
      ring.push(...(chains[at] ?? []));
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

function closedCounterClockwise(open: readonly Position[]): Position[] {
  const ring = withoutTwins([...open, ...open.slice(0, 1)]);
  const doubled = ring.reduce((sum, [lon = 0, lat = 0], index) => {
    const [nextLon = lon, nextLat = lat] = ring[index + 1] ?? [];
    return sum + lon * nextLat - nextLon * lat;
  }, 0);
  return doubled < 0 ? ring.reverse() : ring;
}

function withoutTwins(line: readonly Position[]): Position[] {
  return line.filter(
    ([lon, lat], index) => index === 0 || lon !== line[index - 1]?.[0] || lat !== line[index - 1]?.[1],
  );
}
