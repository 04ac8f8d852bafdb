import {readFile} from 'node:fs/promises';

const templateFile = new URL('README.md', import.meta.url);
const README_OF_SANDBOX = 'sandbox/README.md';

/**
 * The README of the package: a template in which a line `{{header of a table}}` stands for that table of the sandbox's
 * own README, so that settings, accounts and limits are told once, and `VERSION` for the version.
 */
export async function packageReadme(version: string): Promise<string> {
  const source = await readFile(README_OF_SANDBOX, 'utf8');
  const template = await readFile(templateFile, 'utf8');
  return template
    .replaceAll('VERSION', version)
    .replace(/^\{\{(.+)\}\}$/gm, (_, header: string) => tableUnder(source, header));
}

/** @throws Error when there is no such table. */
export function tableUnder(markdown: string, header: string): string {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${header} |`));
  if (start < 0) throw new Error(`${README_OF_SANDBOX} has no table that begins with "| ${header} |".`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
}
