import {execFile} from 'node:child_process';
import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {createSandbox} from '../../../sandbox/node/createSandbox';
import {postmanCollection} from '../../../scripts/contract/postman/postmanCollection';
import {contract, operations} from '../contract';

test("Postman's own runner runs the collection from its top to its end, and it leaves nothing", async () => {
  const sandbox = await createSandbox();
  try {
    const url = await sandbox.listen({port: 0, host: '127.0.0.1'});
    const storedObjects = async () => (await sandbox.inject(asDeveloper('/locations/v2/objects'))).body;
    const before = await storedObjects();
    const lines = await runCollection(await postmanCollection({...contract, servers: [{url}]}));
    expect(lines.filter((line) => !/\[2\d\d /.test(line))).toEqual([]);
    expect(lines).toHaveLength(operations.length);
    expect(await storedObjects()).toBe(before);
  } finally {
    await sandbox.close();
  }
}, 300_000);

/** Runs a collection; each request gives a line such as `GET http://… [200 OK, 716B, 17ms]`. */
async function runCollection(collection: string): Promise<string[]> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'postman-')), 'collection.json');
  await writeFile(file, collection);
  const newman = path.resolve('node_modules/newman/bin/newman.js');
  const program = [newman, 'run', file, '--color', 'off', '--disable-unicode'];
  const {stdout} = await promisify(execFile)(process.execPath, program);
  return stdout.split('\n').filter((line) => /^ +(?:GET|POST|DELETE) http/.test(line));
}

function asDeveloper(url: string) {
  return {url, headers: {'x-api-key': 'sandbox-developer-key'}};
}
