import {availableParallelism, constants} from 'node:os';
import {stripVTControlCharacters} from 'node:util';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {(output?: Uint8Array[], priority?: number) => Promise<number>} run ends with an exit status; what is printed is
 *   collected in `output`, if there is one; the priority is the operating system's
 * @property {boolean} [beside] may run beside others of which this is true: it keeps one processor busy, more or less,
 *   and writes nothing that they read
 * @property {boolean} [behind] may run beside any others, one after another with those of which this is true: it gets what
 *   the others leave of the processors, since nothing in it waits for a time
 * @property {string[]} [needs] stages without whose success this one makes no sense
 * @property {() => Promise<string>} [remarks] what the summary says about it besides, asked once it has run
 *
 * @typedef {{name: string, passed: boolean, note: string, remark?: string, reasons?: readonly string[]}} Result
 */

/** What marks the lines that say why a stage failed: tests, rules and types, and whatever throws. */
const reason = /\bFAIL\b|✘|×|Error\b|\berror\b|could not be/;

/** So many lines of reasons of a stage close the summary. */
const MOST_REASONS = 6;

/**
 * Runs stages in their order, those side by side that may, goes on after a failure with those that do not need the
 * failed one, and prints how long each took. A stage that could not run counts as failed: nothing is green that was not
 * seen.
 *
 * @param {readonly Stage[]} stages
 * @param {number} [most] how many run at once
 * @returns {Promise<number>} how many failed
 */
export async function runStages(stages, most = availableParallelism()) {
  /** @type {Map<string, Promise<Result>>} */
  const begun = new Map();
  /** @type {Set<Promise<unknown>>} */
  const running = new Set();
  /** @type {Promise<unknown>} */
  let behindUntilNow = Promise.resolve();
  for (const stage of stages) {
    const {name, beside, behind, needs = []} = stage;
    while (!behind && running.size >= (beside ? most : 1)) await Promise.race(running);
    const needed = await Promise.all(needs.map(async (need) => begun.get(need)));
    const missing = needs.filter((_, index) => !needed[index]?.passed);
    const result =
      missing.length === 0
        ? (behind ? behindUntilNow : Promise.resolve()).then(() => runStage(stage))
        : Promise.resolve({name, passed: false, note: `not run: needs ${missing.join(', ')}`});
    begun.set(name, result);
    if (behind) {
      behindUntilNow = result;
      continue;
    }
    const end = result.finally(() => running.delete(end));
    running.add(end);
    if (!beside) await end;
  }
  return summarize(await Promise.all(begun.values()));
}

/**
 * What a stage prints that may run beside others is shown whole, when it has ended.
 *
 * @param {Stage} stage
 * @returns {Promise<Result>}
 */
async function runStage({name, run, beside, behind, remarks}) {
  const heading = `\n──── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`;
  /** @type {Uint8Array[] | undefined} */
  const output = beside || behind ? [] : undefined;
  if (!output) console.log(heading);
  const started = performance.now();
  const [status, error] = await run(output, behind ? constants.priority.PRIORITY_LOW : undefined).then(
    (status) => [status],
    (error) => [1, error],
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (output) console.log([heading, Buffer.concat(output).toString().trimEnd()].filter(Boolean).join('\n'));
  if (error) console.error(error instanceof Error ? error.message : error);
  const passed = status === 0;
  const reasons = output && !passed ? reasonsIn(Buffer.concat(output).toString()) : [];
  return {name, passed, note: `${seconds} s`, remark: await remarks?.(), reasons};
}

/** @param {string} output */
function reasonsIn(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  return [...new Set(lines.filter((line) => reason.test(line) && !line.startsWith('✓')))].slice(
    -MOST_REASONS,
  );
}

/** @param {readonly Result[]} results */
function summarize(results) {
  console.log(`\n──── summary ${'─'.repeat(65)}`);
  for (const {name, remark} of results) if (remark) console.log(`${name}\n${remark}\n`);
  for (const {name, passed, note} of results)
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(24)} ${note}`);
  const failed = results.filter(({passed}) => !passed).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  // The end of a long output is what a server of tests shows: names without what they said, and why a stage failed.
  for (const {name, remark = '', reasons = []} of results) {
    for (const line of remark.split('\n')) if (/^\S/.test(line)) console.log(line);
    for (const line of reasons) console.log(`${name}: ${line}`);
  }
  return failed;
}
