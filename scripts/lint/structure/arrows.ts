import {apart, closed, type Floors, portalFloors, sandboxFloors, trees} from './house';
import type {Imports} from './imports';

/** Every import that the house closes, as a line for a person. */
export function closedImports(imports: Imports): string[] {
  return [...imports].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const why = whyClosed(from, to);
      return why === undefined ? [] : [`${from} imports ${to}: ${why}.`];
    }),
  );
}

/** Why a file may not import another; `undefined` where it may. Paths from the root, with `/`. */
export function whyClosed(from: string, to: string): string | undefined {
  const tree = trees.find(
    (arrow) =>
      isIn(from, arrow.from) && !arrow.but?.some((folder) => isIn(from, folder)) && isIn(to, arrow.to),
  );
  const room = closed.find(([rooms, others]) => isInOne(from, rooms) && isInOne(to, others));
  return (
    tree?.why ??
    room?.[2] ??
    whyNotDown(from, to, 'src', portalFloors) ??
    whyNotDown(from, to, 'sandbox', sandboxFloors) ??
    whyApart(from, to)
  );
}

function whyNotDown(from: string, to: string, tree: string, floors: Floors): string | undefined {
  const place = (file: string) => {
    const floor = floors.findIndex((rooms) => rooms.some((room) => isIn(file, `${tree}/${room}`)));
    return {floor, room: floors[floor]?.find((room) => isIn(file, `${tree}/${room}`))};
  };
  const [upper, lower] = [place(from), place(to)];
  if (upper.room === undefined || lower.room === undefined || upper.room === lower.room) return undefined;
  if (lower.floor < upper.floor) return 'imports run downwards only';
  if (lower.floor === upper.floor) return 'a room leaves as one folder: what two rooms share moves down';
  return undefined;
}

function whyApart(from: string, to: string): string | undefined {
  return apart.find(([parent, , ...shared]) => {
    const [one, other] = [subfolder(from, parent), subfolder(to, parent)];
    return one !== undefined && other !== undefined && one !== other && !shared.includes(other);
  })?.[1];
}

/** The folder of `parent` that a file stands in; `undefined` for a file of the parent itself, or of elsewhere. */
function subfolder(file: string, parent: string): string | undefined {
  if (!isIn(file, parent)) return undefined;
  const [first, ...rest] = file.slice(parent.length + 1).split('/');
  return rest.length > 0 ? first : undefined;
}

function isInOne(file: string, rooms: readonly string[]): boolean {
  return rooms.some((room) => isIn(file, room));
}

/** @param room a folder, or a file that is a room of its own */
function isIn(file: string, room: string): boolean {
  return file === room || file.startsWith(`${room}/`);
}
