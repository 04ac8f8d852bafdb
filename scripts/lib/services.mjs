import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {bin, node, root, tsx} from './run.mjs';
import {portalUrl, ports, sandboxUrl} from './ports.mjs';

const PATIENCE_MS = 5_000;
const GRACE_MS = 300;

/**
 * The services that a command keeps running together. When one ends by itself the others are stopped and the program
 * ends with an error; on Ctrl-C or SIGTERM all are asked to stop, and after five seconds made to.
 */
export class Services {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  #children = new Map();
  #stopping = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void this.stop(0));
  }

  /**
   * Starts a Node program under a name. Its output goes to ours.
   *
   * @param {string} name
   * @param {string[]} args
   * @param {Record<string, string>} [env] added to the environment
   */
  start(name, args, env = {}) {
    const guard = ['--import', new URL('./die-with-parent.mjs', import.meta.url).href];
    const child = spawn(process.execPath, [...guard, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {...process.env, ...env},
    });
    this.#children.set(name, child);
    child.once('exit', (status, signal) => void this.#ended(name, status, signal));
  }

  /**
   * @param {string} name
   * @param {number | null} status
   * @param {NodeJS.Signals | null} signal
   */
  async #ended(name, status, signal) {
    this.#children.delete(name);
    // A Ctrl-C reaches everybody at once, and a service may be gone before we have heard of it.
    await sleep(GRACE_MS);
    if (this.#stopping) return;
    console.error(`The ${name} ended by itself (${signal ?? `status ${status}`}).`);
    await this.stop(1);
  }

  /** The sandbox. Its settings (`SANDBOX_DATA`, `SANDBOX_SEED`, `SANDBOX_NOW`) are passed on as they are. */
  async startSandbox() {
    if ((await node(tsx('scripts/sandbox-pack.ts'))) !== 0) process.exit(1);
    this.start('sandbox', ['.generated/sandbox/main.mjs'], {
      SANDBOX_PORT: String(ports.sandbox),
      // What assistants read at /mcp is this repository's own build.
      MCP_SITE: process.env.MCP_SITE ?? join(root, 'build'),
    });
    return this.#responding('sandbox', `${sandboxUrl}/sandbox/health`);
  }

  /**
   * The portal.
   *
   * @param {'start' | 'serve'} command `start` for development, `serve` for the production build
   */
  startPortal(command) {
    const development = ['start', '--host', '127.0.0.1', '--port', String(ports.portal), '--no-open'];
    this.start(
      'portal',
      command === 'start' ? [join(root, bin.docusaurus), ...development] : tsx('scripts/serve-build.ts'),
      {PORTAL_GENERATED: 'true'},
    );
    return this.#responding('portal', `${portalUrl}/`);
  }

  /**
   * Stops everything, waits for it and ends the program.
   *
   * @param {number} status
   */
  async stop(status) {
    if (this.#stopping) return;
    this.#stopping = true;
    const children = [...this.#children.values()];
    const ends = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    children.forEach((child) => child.kill('SIGTERM'));
    await Promise.race([Promise.all(ends), sleep(PATIENCE_MS)]);
    for (const child of this.#children.values()) child.kill('SIGKILL');
    process.exit(status);
  }

  /**
   * @param {string} name
   * @param {string} url
   */
  async #responding(name, url) {
    while (this.#children.has(name)) {
      const response = await fetch(url).catch(() => undefined);
      if (response?.ok) return;
      await sleep(200);
    }
    // It has ended: the exit handler has said so and stops the program.
    await new Promise(() => {});
  }
}
