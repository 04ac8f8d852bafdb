import type {Right, RightKind} from './rights';
import type {Member} from './roles';

/** Rights of one kind that the same members have: one row of the table. */
export interface RightRow {
  readonly kind: RightKind;
  readonly ids: readonly string[];
  /** For each member, in order. */
  readonly may: readonly boolean[];
}

/** Rights as rows. What the same members may stands in one row, but for pages and panels, each of which has its own. */
export function rightRows(rights: readonly Right[], members: readonly Member[]): readonly RightRow[] {
  const rows = new Map<string, {kind: RightKind; ids: string[]; may: readonly boolean[]}>();
  for (const {kind, id, may} of rights) {
    const allowed = members.map(may);
    const own = kind === 'page' || kind === 'panel' || kind === 'keys' ? id : '';
    const key = `${kind} ${own} ${allowed.join()}`;
    const row = rows.get(key) ?? {kind, ids: [], may: allowed};
    row.ids.push(id);
    rows.set(key, row);
  }
  return [...rows.values()];
}
