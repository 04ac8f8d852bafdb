import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plan} from '../runPlan';

/** A handler among those of its domain: its import in the order of their paths, its name at the end. */
export function insertHandler(root: string, file: string, specifier: string): Plan['inserted'] {
  const domain = readFileSync(path.join(root, file), 'utf8');
  const imports = [...domain.matchAll(/^import .* from '(.+)';\n/gm)];
  const before = imports.filter(([, known = '']) => known < specifier);
  const [after = ''] = before.at(-1) ?? imports.at(-1) ?? [];
  const [end = '],'] = /,?\s*\],\n(?: {2}seed: |\};)/.exec(domain) ?? [];
  return [
    {file, template: 'operation.import.hbs', after},
    {file, template: 'operation.listed.hbs', before: end},
  ];
}
