import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parser} from '@lezer/go';
import {grammarCheck} from './grammar';
import {spawned} from './spawned';
import type {Finished, Runtime} from './types';

/** How a text is run once it is built; or why it could not be. */
type Build = {readonly command: string; readonly args: readonly string[]} | {readonly failed: Finished};

// The standard library alone, without a look at the network.
const env = {GOFLAGS: '-mod=mod', GOPROXY: 'off', GO111MODULE: 'on', CGO_ENABLED: '0'};

/**
 * Go with its compiler. Linking is what takes time, so `prepare` makes one program of many: each text becomes a
 * package whose `main` has another name, and nothing else is changed in it.
 *
 * @param workshop an empty folder for sources and programs
 */
export async function findGo(workshop: string): Promise<Runtime | undefined> {
  const {status, out} = await spawned('go', ['version']);
  if (status !== 0) return undefined;
  const module = path.join(workshop, 'go');
  const builds = new Map<string, Promise<Build>>();
  await mkdir(module, {recursive: true});
  await writeFile(path.join(module, 'go.mod'), 'module samples\n\ngo 1.18\n');

  const compile = async (folder: string): Promise<Build> => {
    const command = path.join(module, 'bin', folder);
    // The symbol tables of a debugger are half of the linker's work.
    const finished = await spawned('go', ['build', '-ldflags=-s -w', '-o', command, `./${folder}`], {
      cwd: module,
      env,
    });
    return finished.status === 0 ? {command, args: []} : {failed: finished};
  };
  const build = async (text: string, folder: string): Promise<Build> => {
    await write(path.join(module, folder), text);
    return compile(folder);
  };
  return {
    language: 'go',
    ending: 'go',
    name: /go\d[\d.]*/.exec(out)?.[0].replace('go', 'Go ') ?? 'Go',
    prepare: async (texts) => {
      const own = [...new Set(texts)];
      await Promise.all(
        own.map((text, index) => write(path.join(module, `all/s${index}`), asPackage(text, index))),
      );
      await write(path.join(module, 'all'), choosing(own.length));
      const all = await compile('all');
      // One broken text must not fail all: then each is built by itself when it is run, and says why.
      if ('failed' in all) return;
      own.forEach((text, index) => builds.set(text, Promise.resolve({...all, args: [String(index)]})));
    },
    run: async (program, folder, environment) => {
      const text = 'text' in program ? program.text : await readFile(program.file, 'utf8');
      const known = builds.get(text) ?? build(text, `one${builds.size}`);
      builds.set(text, known);
      const made = await known;
      return 'failed' in made
        ? made.failed
        : spawned(made.command, made.args, {cwd: folder, env: environment});
    },
  };
}

function asPackage(text: string, index: number): string {
  return text.replace(/^package main$/m, `package s${index}`).replace(/^func main\(\)/m, 'func Main()');
}

/** A program that runs the text whose number it is given. */
function choosing(count: number): string {
  const indices = Array.from({length: count}, (_, index) => index);
  return `package main

import (
	"os"

${indices.map((index) => `	"samples/all/s${index}"`).join('\n')}
)

func main() {
	switch os.Args[1] {
${indices.map((index) => `	case "${index}":\n		s${index}.Main()`).join('\n')}
	}
}
`;
}

async function write(folder: string, text: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'main.go'), text);
}

export const checkGo = grammarCheck(parser);
