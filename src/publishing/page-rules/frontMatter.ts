import {LineCounter, isMap, isScalar, parseDocument, type Document} from 'yaml';
import * as z from 'zod';
import {editDistance} from '../../base/editDistance';
import {errorFrontMatter} from '../../errors/plugin/readErrorKinds';
import type {PageProblem} from './PageProblem';

/** Docusaurus takes a number or a date for a text. */
const text = z.union([z.string(), z.number(), z.date()], {error: 'must be a text'});
const flag = z.boolean({error: 'must be true or false'});
const texts = z.array(text, {error: 'must be a list, as in [one, two]'});
const pageId = z.union([text, z.null()], {error: 'must be the id of a page, or null'});
const level = z.int({error: 'must be a number from 2 to 6'}).min(2).max(6);

/** What the front matter of every page may have. */
const ofEveryPage = {
  title: text,
  description: text,
  slug: text,
  keywords: texts,
  image: text,
  hide_table_of_contents: flag,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  draft: flag,
  unlisted: flag,
  last_update: z.record(z.string(), text),
};

/** The keys that Docusaurus knows, and those of this site: `continues` orders the samples of pages, `error` tells of a kind of error. */
const shapes = {
  document: {
    ...ofEveryPage,
    id: text,
    hide_title: flag,
    tags: texts,
    continues: z.union([text, texts]),
    sidebar_key: text,
    sidebar_label: text,
    sidebar_position: z.number({error: 'must be a number'}),
    sidebar_class_name: text,
    sidebar_custom_props: z.record(z.string(), z.unknown()),
    displayed_sidebar: pageId,
    pagination_label: text,
    pagination_next: pageId,
    pagination_prev: pageId,
    custom_edit_url: pageId,
    parse_number_prefixes: flag,
    error: errorFrontMatter,
  },
  post: {
    ...ofEveryPage,
    id: text,
    title_meta: text,
    sidebar_label: text,
    tags: texts,
    date: text,
    authors: z.union([text, texts]),
  },
  page: {...ofEveryPage, wrapperClassName: text},
};

export type PageKind = keyof typeof shapes;

/** Every key that a kind of page may have. */
export function frontMatterKeys(kind: PageKind): readonly string[] {
  return Object.keys(shapes[kind]);
}

/** What a page says about itself, as far as it can be read, and what is wrong with it. */
export interface FrontMatter {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly PageProblem[];
}

/**
 * Reads the lines between the first two `---` of a page.
 *
 * @param source the whole page
 * @param tags names that `tags` may have; without them any name is right
 */
export function readFrontMatter(source: string, kind: PageKind, tags?: ReadonlySet<string>): FrontMatter {
  const [, block] = /^---\r?\n([^]*?)\r?\n?---\s*(?:\n|$)/.exec(source) ?? [];
  if (block === undefined) return {values: {}, problems: []};
  const lines = new LineCounter();
  const document = parseDocument(block, {lineCounter: lines});
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    const what = error.message.replace(/ at line \d+[^]*$/, '').replace(/[.:]$/, '');
    const advice = 'A text with ": " or " #" in it, or one that begins with a sign, needs quotes';
    return {
      values: {},
      problems: [
        {line: lineAt(error.pos[0]), message: `The front matter cannot be read: ${what}. ${advice}.`},
      ],
    };
  }
  const values: unknown = document.toJS();
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return {
      values: {},
      problems: [{line: 2, message: 'The front matter must be lines such as `title: …`.'}],
    };
  const found = values as Readonly<Record<string, unknown>>;
  const at = (key: string): number => lineAt(offsetOf(document, key));
  return {
    values: found,
    problems: [...keyProblems(kind, found, at), ...tagProblems(found.tags, tags, at('tags'))],
  };
}

function keyProblems(
  kind: PageKind,
  values: Readonly<Record<string, unknown>>,
  at: (key: string) => number,
): PageProblem[] {
  const shape = new Map<string, z.ZodType>(Object.entries(shapes[kind]));
  return Object.entries(values).flatMap(([key, value]) => {
    const type = shape.get(key);
    if (!type) {
      const near = nearest(key, [...shape.keys()]);
      const advice = near === undefined ? 'No page uses it: take it out.' : `Did you mean "${near}"?`;
      return [{line: at(key), message: `The front matter has an unknown key "${key}". ${advice}`}];
    }
    const {error} = type.safeParse(value);
    const [issue] = error?.issues ?? [];
    return issue ? [{line: at(key), message: `The front matter's "${key}" ${sentence(issue.message)}`}] : [];
  });
}

/** The library words some rules by itself. */
function sentence(message: string): string {
  return message.startsWith('must') ? `${message}.` : `is wrong: ${message}.`;
}

function tagProblems(value: unknown, tags: ReadonlySet<string> | undefined, line: number): PageProblem[] {
  if (!tags || !Array.isArray(value)) return [];
  return value
    .map(String)
    .filter((tag) => !tags.has(tag))
    .map((tag) => {
      const near = nearest(tag, [...tags]);
      const advice = near === undefined ? 'List it there first.' : `Did you mean "${near}"?`;
      return {line, message: `The tag "${tag}" is not in tags.yml. ${advice}`};
    });
}

function offsetOf(document: Document, key: string): number {
  if (!isMap(document.contents)) return 0;
  const pair = document.contents.items.find(({key: own}) => isScalar(own) && String(own.value) === key);
  return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
}

const MOST_WRONG = 3;

/** The name that was meant, if one is near enough. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((each) => ({each, wrong: editDistance(name.toLowerCase(), each.toLowerCase())}))
    .sort((a, b) => a.wrong - b.wrong);
  return best && best.wrong <= Math.min(MOST_WRONG, name.length / 2) ? best.each : undefined;
}
