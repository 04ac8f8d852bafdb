// Starts programs for a process that has grown large: to fork is to copy its page tables, some 50 ms each time, and
// this one has next to none. Plain Node, so that it stays small.
import {spawn} from 'node:child_process';

const PATIENCE = 60_000;

process.on('message', (/** @type {import('./spawned').Job} */ {id, command, args, cwd, env}) => {
  const child = spawn(command, args, {
    cwd,
    // Nothing on the way may answer in the sandbox's stead.
    env: {...process.env, ...env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'},
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE,
  });
  let out = '';
  let err = '';
  const finish = (/** @type {import('./types').Finished} */ finished) => process.send?.({id, finished});
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  child.once('error', (error) => finish({status: undefined, out, err: error.message}));
  child.once('close', (status) => finish({status: status ?? undefined, out, err}));
});

// Whoever asked is gone: nobody wants what is still running.
process.on('disconnect', () => process.exit());
