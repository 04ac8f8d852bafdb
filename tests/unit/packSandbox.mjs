import {node, tsx} from '../../scripts/lib/run.mjs';

/** Packs the sandbox that tests start as a program, unless its package is up to date. */
export default async function packSandbox() {
  if ((await node(tsx('scripts/sandbox-pack.ts'))) !== 0) throw new Error('The sandbox could not be packed.');
}
