/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<number>} run ends with an exit status
 * @property {string[]} [needs] stages without whose success this one makes no sense
 * @property {() => Promise<string>} [remarks] what the summary says about it besides, asked once it has run
 */

/**
 * Runs stages one after another, goes on after a failure with those that do not need the failed one, and prints how
 * long each took. A stage that could not run counts as failed: nothing is green that was not seen.
 *
 * @param {Stage[]} stages
 * @returns {Promise<number>} how many failed
 */
export async function runStages(stages) {
  const results = new Map();
  const remarks = [];
  for (const {name, run, needs = [], remarks: ask} of stages) {
    const missing = needs.filter((need) => !results.get(need)?.passed);
    if (missing.length > 0) {
      results.set(name, {passed: false, note: `not run: needs ${missing.join(', ')}`});
      continue;
    }
    console.log(`\n──── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
    const started = performance.now();
    const status = await run().catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    results.set(name, {passed: status === 0, note: `${seconds} s`});
    const said = await ask?.();
    if (said) remarks.push(`${name}\n${said}\n`);
  }
  console.log(`\n──── summary ${'─'.repeat(65)}`);
  for (const remark of remarks) console.log(remark);
  for (const [name, {passed, note}] of results)
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(24)} ${note}`);
  const failed = [...results.values()].filter(({passed}) => !passed).length;
  console.log(`\n${results.size - failed} passed, ${failed} failed`);
  return failed;
}
