import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
}

const LINE = '-'.repeat(80);

/**
 * The licences of packages as one text, by name.
 *
 * @param product that they are a part of, at the beginning of a sentence
 * @param folders of the packages, with their `package.json` and the files of their licences
 */
export async function licenseTexts(product: string, folders: readonly string[]): Promise<string> {
  const introduction = `${product} is made with the work of others. Each package below is followed by its licence.`;
  const texts = await Promise.all(folders.map(licenseText));
  return [introduction, ...[...new Set(texts)].sort(byName)].join(`\n\n${LINE}\n\n`) + '\n';
}

async function licenseText(folder: string): Promise<string> {
  const {name, version, license, homepage} = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Package;
  const head = [`${name} ${version}`, `Licence: ${license ?? 'see below'}`, homepage]
    .filter(Boolean)
    .join('\n');
  return [head, ...(await licenseFiles(folder))].join('\n\n');
}

/** Every licence and notice that the package brings; a package of several authors may bring more than one. */
async function licenseFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) =>
    /^(licen[sc]e|copying|notice|ofl)(\W|$)/i.test(name),
  );
  const texts = await Promise.all(names.sort().map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.map((text) => text.trim());
}

function byName(one: string, other: string): number {
  return one.localeCompare(other, 'en');
}
