import {spawn} from 'node:child_process';
import {setPriority} from 'node:os';
import {fileURLToPath} from 'node:url';

/** The repository's root; every command runs there. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A program of a dependency, started with this very Node: no shell between, so that a signal reaches it. */
export const bin = {
  docusaurus: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/**
 * The arguments of Node that run a TypeScript program. `tsx/esm` leaves CommonJS libraries to Node, which loads them
 * in half the time.
 *
 * @param {string} program
 */
export const tsx = (program) => ['--import', 'tsx/esm', program];

/**
 * Runs a program to its end with its output shown. A signal goes on to the program, and then ends this process too:
 * whoever presses Ctrl-C does not want the next stage.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to the environment
 * @param {Uint8Array[]} [output] collects what it prints, which is then not shown
 * @param {number} [priority] the operating system's, for the program and all that it starts
 * @returns {Promise<number>} its exit status; 1 when it could not start or a signal ended it
 */
export function run(command, args, env = {}, output, priority) {
  return new Promise((resolve) => {
    const printed = output ? 'pipe' : 'inherit';
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['inherit', printed, printed];
    const child = spawn(command, args, {cwd: root, stdio, env: {...process.env, ...env}});
    if (priority !== undefined) lower(child, priority);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => output?.push(bytes));
    /** @type {NodeJS.Signals | undefined} */
    let received;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      received = signal;
      child.kill(signal);
    };
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    signals.forEach((signal) => process.on(signal, forward));
    const end = (/** @type {number} */ status) => {
      signals.forEach((signal) => process.off(signal, forward));
      if (received) process.kill(process.pid, received);
      else resolve(status);
    };
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(1);
    });
    // Not `exit`, after which output may still arrive.
    child.once('close', (status) => end(status ?? 1));
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} priority
 */
function lower({pid}, priority) {
  try {
    if (pid !== undefined) setPriority(pid, priority);
  } catch {
    // It has ended already, or the system does not allow it: nothing depends on it.
  }
}

/**
 * Runs a Node program to its end.
 *
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @param {Uint8Array[]} [output]
 * @param {number} [priority]
 */
export const node = (args, env, output, priority) => run(process.execPath, args, env, output, priority);

/**
 * Runs npm: the one that started us, if one did, so that its version and settings are the caller's.
 *
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @param {Uint8Array[]} [output]
 * @param {number} [priority]
 */
export function npm(args, env, output, priority) {
  const path = process.env.npm_execpath;
  if (path && /\.c?js$/.test(path)) return node([path, ...args], env, output, priority);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, env, output, priority);
}
