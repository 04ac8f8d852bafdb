import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parser} from '@lezer/go';
import {grammarCheck} from './grammar';
import {spawned} from './spawned';
import type {Finished, Runtime} from './types';

interface Build {
  readonly finished: Finished;
  readonly binary: string;
}

/**
 * Go with its compiler. Every text is built once; `prepare` builds many at the price of little more than one.
 *
 * @param workshop an empty folder for sources and programs
 */
export async function findGo(workshop: string): Promise<Runtime | undefined> {
  const {status, out} = await spawned('go', ['version']);
  if (status !== 0) return undefined;
  const builds = new Map<string, Promise<Build>>();
  let count = 0;
  const module = path.join(workshop, 'go');
  const programs = path.join(module, 'bin');
  // The standard library alone, without a look at the network.
  const env = {GOFLAGS: '-mod=mod', GOPROXY: 'off', GO111MODULE: 'on', CGO_ENABLED: '0'};
  await mkdir(programs, {recursive: true});
  await writeFile(path.join(module, 'go.mod'), 'module samples\n\ngo 1.18\n');

  /** One run of the compiler over all texts that it has not seen. */
  const build = (texts: readonly string[]): void => {
    const fresh = [...new Set(texts)].filter((text) => !builds.has(text));
    const named = fresh.map((text) => ({text, name: `sample${(count += 1)}`}));
    const outcome = compile(named);
    for (const {text, name} of named)
      builds.set(
        text,
        outcome.then((finished) => ({finished, binary: path.join(programs, name)})),
      );
  };
  const compile = async (named: readonly {text: string; name: string}[]): Promise<Finished> => {
    if (named.length === 0) return {status: 0, out: '', err: ''};
    for (const {text, name} of named) {
      await mkdir(path.join(module, name));
      await writeFile(path.join(module, name, 'main.go'), text);
    }
    // The symbol tables of a debugger are half of the linker's work.
    const args = ['build', '-ldflags=-s -w', '-o', `${programs}/`, ...named.map(({name}) => `./${name}`)];
    return spawned('go', args, {cwd: module, env});
  };
  return {
    ...{language: 'go', ending: 'go', name: /go\d[\d.]*/.exec(out)?.[0].replace('go', 'Go ') ?? 'Go'},
    // One broken text must not fail all: then each is built by itself when it is run, and says why.
    prepare: async (texts) => {
      build(texts);
      const outcomes = await Promise.all(texts.map((text) => builds.get(text)));
      if (outcomes.some((each) => each?.finished.status !== 0)) builds.clear();
    },
    run: async (program, folder, environment) => {
      const text = 'text' in program ? program.text : await readFile(program.file, 'utf8');
      build([text]);
      const made = await builds.get(text);
      if (!made || made.finished.status !== 0) return made?.finished ?? {status: 1, out: '', err: ''};
      return spawned(made.binary, [], {cwd: folder, env: environment});
    },
  };
}

export const checkGo = grammarCheck(parser);
