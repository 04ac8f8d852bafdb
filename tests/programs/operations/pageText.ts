import {isDeepStrictEqual} from 'node:util';
import type {Owed} from './owed';

const entities: Record<string, string> = {lt: '<', gt: '>', quot: '"', amp: '&', apos: "'", nbsp: ' '};

function decode(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

function elements(html: string, tag: string): string[] {
  const found = html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...found].map(([, inner]) => decode(inner ?? ''));
}

/** Words alone: without Markdown's marks and without regard to how lines break. */
function bare(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:[-*]|\d+\.)[ \t]+/gm, '')
    .replace(/[`*_|\\]/g, '')
    .replace(/\s+/g, '')
    .toLowerCase();
}

/** A page's static HTML, as somebody reads it whose browser runs no scripts. */
export class PageText {
  readonly #words: string;
  readonly #codes: readonly string[];
  readonly #blocks: readonly unknown[];

  constructor(html: string) {
    const main = html
      .slice(html.indexOf('<article'), html.lastIndexOf('</article>'))
      .replace(/<script[\s\S]*?<\/script>/g, '');
    this.#words = bare(decode(main));
    this.#codes = elements(main, 'code').map((text) => text.trim());
    this.#blocks = elements(main, 'pre').flatMap((text): unknown[] => {
      try {
        return [JSON.parse(text) as unknown];
      } catch {
        return [text];
      }
    });
  }

  /** Whether the page says what it owes. */
  says({kind, what}: Owed): boolean {
    switch (kind) {
      case 'words':
        return this.#words.includes(bare(String(what)));
      case 'name':
        return this.#codes.includes(String(what));
      case 'example':
        return this.#blocks.some((block) => isDeepStrictEqual(block, what));
      case 'limit':
        return this.#codes.some((code) =>
          code.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g)?.includes(String(what)),
        );
      case 'value':
        return forms(what).some((form) => this.#codes.includes(form));
    }
  }
}

/** How a value may be written: as itself, as JSON, or, of a list, with commas as in an address. */
function forms(value: unknown): string[] {
  const json = JSON.stringify(value);
  return [String(value), json, ...(Array.isArray(value) ? [value.join(','), value.join(', ')] : [])];
}
