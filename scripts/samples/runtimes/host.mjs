// Runs programs in JavaScript one after another, as modules of one process: to start Node and to load `fetch` takes a
// quarter of a second, and most samples nothing beside. Plain Node, so that a program meets nothing else.
//
// Each line of the input is a job: {"file", "folder", "env", "out", "err"}. Each line of the output is the exit status of
// its program, whose output and errors are in the files `out` and `err`.
import {writeFileSync} from 'node:fs';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';
import {inspect} from 'node:util';

const tell = process.stdout.write.bind(process.stdout);
let [out, err] = ['', ''];
process.stdout.write = (/** @type {unknown} */ text) => Boolean((out += String(text)));
process.stderr.write = (/** @type {unknown} */ text) => Boolean((err += String(text)));

// As in a process of its own: what nobody catches is printed, and the program has failed.
for (const kind of ['uncaughtException', 'unhandledRejection']) process.on(kind, fail);

/** @param {unknown} error */
function fail(error) {
  err += `${inspect(error)}\n`;
  process.exitCode = 1;
}

let count = 0;
for await (const line of createInterface({input: process.stdin})) {
  const job = JSON.parse(line);
  [out, err, process.exitCode] = ['', '', 0];
  process.chdir(job.folder);
  Object.assign(process.env, job.env);
  process.argv = [process.argv[0] ?? '', job.file];
  count += 1;
  // A module is loaded once for each address.
  await import(`${pathToFileURL(job.file)}?${count}`).catch(fail);
  // A rejection that nobody has caught is told of after this turn.
  await new Promise((resolve) => setImmediate(resolve));
  writeFileSync(job.out, out);
  writeFileSync(job.err, err);
  tell(`${process.exitCode}\n`);
}
process.exitCode = 0;
