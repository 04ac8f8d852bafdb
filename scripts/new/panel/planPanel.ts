import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadSiteConfig} from '../../../src/site/config/loadSiteConfig';
import {ArgumentError} from '../ArgumentError';
import type {Plan} from '../runPlan';

const DASHBOARD = 'src/dashboard';
const ENTRIES = `${DASHBOARD}/panels.ts`;
const GUIDE = 'docs/guides/dashboard.mdx';
/** A panel that lists and draws the objects of an account, as a start. */
const PURPOSE = 'The objects of your account, in a list and on the map.';
interface Options {
  readonly group?: string | undefined;
  readonly title?: string | undefined;
  readonly purpose?: string | undefined;
}

/**
 * A panel for a group that exists.
 *
 * @param root the repository
 * @param names the id of the panel, alone
 * @throws ArgumentError for an id that is taken or no id, an unknown group, and words that a page could not show
 */
export async function planPanel(root: string, names: readonly string[], options: Options): Promise<Plan> {
  const [id = '', ...others] = names;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || others.length > 0)
    throw new ArgumentError(
      `"${names.join(' ')}" is no id of a panel: write words in lower case with hyphens, such as air-quality. It is the name of its folder, and stands in links.`,
    );
  if (existsSync(path.join(root, DASHBOARD, id)))
    throw new ArgumentError(`${DASHBOARD}/${id} exists: choose another id.`);
  const group = await groupOf(root, id, options.group);
  const title = checkedWords('title', options.title ?? titleOf(id));
  const purpose = checkedWords('purpose', options.purpose ?? PURPOSE);
  const component = `${DASHBOARD}/${id}/Panel.tsx`;
  const spec = `tests/as-developer/dashboard/${id}.spec.ts`;
  return {
    added: {[component]: 'panel.tsx.hbs', [spec]: 'panel.spec.ts.hbs'},
    inserted: [
      {file: ENTRIES, template: 'panel.entry.hbs', before: "  {\n    id: 'account',"},
      {file: GUIDE, template: 'panel.row.hbs', before: '| Account | '},
    ],
    data: {id, group, title, purpose, shows: purpose.replace(/\.$/, '')},
    left: [
      `  ${component}: what the panel is for. It lists and draws all objects, as a start.`,
      `  ${ENTRIES}: its icon${options.purpose === undefined ? ', and its purpose in one sentence' : ''}.`,
      `  ${spec}: what somebody does in it.`,
      `  ${GUIDE}: what it shows, and the operations that it calls.`,
    ],
  };
}

/** @throws ArgumentError when there is no such group, or none of the name of the panel */
async function groupOf(root: string, id: string, wanted: string | undefined): Promise<string> {
  const {dashboard, separate} = (await loadSiteConfig(root)).groups;
  const known = Object.keys({...dashboard, ...separate});
  const group = wanted ?? camelCase(id);
  if (known.includes(group)) return group;
  const what =
    wanted === undefined
      ? 'Say which group opens the panel, with --group.'
      : `There is no group "${wanted}".`;
  throw new ArgumentError(
    `${what} The groups are: ${known.join(', ')}. A new one first needs a line in site.config.ts, src/site/config/groupsSchema.ts and src/auth/people/groupWords.ts.`,
  );
}

/** @throws ArgumentError for signs that mean something else in a page or in a translation */
function checkedWords(option: string, words: string): string {
  if (words.trim() === '' || /[<>{}|$'"`\n\\]/.test(words))
    throw new ArgumentError(`--${option} is plain words: no quotes, and none of < > { } | $ \\.`);
  return words;
}

/** `air-quality` as `airQuality`. */
function camelCase(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `air-quality` as "Air quality". */
function titleOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}
