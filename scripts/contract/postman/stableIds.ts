import {createHash} from 'node:crypto';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Replaces random ids by ones made from their path, so that the same contract gives the same file. */
export function withStableIds(value: unknown, path = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withStableIds(item, `${path}/${index}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isId = (key === 'id' || key === '_postman_id') && typeof inner === 'string' && uuid.test(inner);
      return [key, isId ? uuidOf(path) : withStableIds(inner, `${path}/${key}`)];
    }),
  );
}

function uuidOf(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
