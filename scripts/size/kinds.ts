import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {budgets, type Measurement} from './budgets';
import type {Weight} from './downloads';

/** The plain site's page of each kind: like is measured against like. */
export const peers = {page: '/', markdown: '/markdown-page', docs: '/docs/intro'} as const;

type Kind = keyof typeof peers | 'operation' | 'room';

/** The rooms behind sign-in; /logout, too, must load the code that knows a session. */
const rooms = /^\/(dashboard|admin|logout)\b/;
const markdown = /^\/(privacy|terms)\b/;
const docs = /^\/(docs|api)\b/;

/**
 * @param build folder of the built site; its contract says which pages are operations
 * @returns what kind of page stands at a path
 */
export function kindsOf(build: string): (path: string) => Kind {
  const operations = new Set(operationPaths(build));
  return (path) => {
    const bare = path.replace(/(.)\/$/, '$1');
    if (operations.has(bare)) return 'operation';
    if (rooms.test(bare)) return 'room';
    if (markdown.test(bare)) return 'markdown';
    return docs.test(bare) ? 'docs' : 'page';
  };
}

/** What a page of a kind downloads before any interaction, against its limits. */
export function measurementsOf({path, js, css}: Weight, kind: Kind): Measurement[] {
  return [
    {name: `JS ${path}`, bytes: js, budget: kind === 'room' ? budgets.room : budgets.page},
    {name: `CSS ${path}`, bytes: css, budget: budgets.css},
  ];
}

/** The page of an operation bears its id in kebab case. */
function operationPaths(build: string): string[] {
  const contract = JSON.parse(readFileSync(join(build, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, {operationId?: string}>>;
  };
  return Object.values(contract.paths)
    .flatMap((item) => Object.values(item).map(({operationId}) => operationId))
    .filter((id) => id !== undefined)
    .map((id) => `/api/${id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}`);
}
