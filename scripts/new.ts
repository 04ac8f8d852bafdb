import {parseArgs} from 'node:util';
import {root} from './lib/run.mjs';
import {ArgumentError} from './new/ArgumentError';
import {runPlan} from './new/runPlan';
import {planOperation} from './new/operation/planOperation';
import {planPanel} from './new/panel/planPanel';

const USAGE = `What to begin:

  npm run new -- panel <id> [--group <group>] [--title "<title>"] [--purpose "<sentence>"]
  npm run new -- operation <operationId> <path> [--tag "<tag>"]

For example:

  npm run new -- panel air-quality --group locations
  npm run new -- operation getDepot '/locations/v2/depots/{depotId}' --tag Areas`;

/**
 * `npm run new -- panel <id>`: writes a panel of the dashboard that works, with its entry, its test and its row in the
 * guide. `npm run new -- operation <operationId> <path>`: writes an operation that reads one record by its id, with its
 * handler and a test. Both say what is left to write. Arguments that are wrong are named, and nothing is written.
 */
try {
  const {values, positionals} = readArguments();
  const [kind, ...names] = positionals;
  const plan =
    kind === 'panel'
      ? await planPanel(root, names, values)
      : kind === 'operation'
        ? planOperation(root, names, values)
        : undefined;
  if (!plan)
    throw new ArgumentError(kind ? `"${kind}" is neither panel nor operation.` : '', {hasUsage: true});
  const changed = await runPlan(root, plan);
  console.log(
    ['Written:', ...changed.map((file) => `  ${file}`), '', 'Left to write:', ...plan.left].join('\n'),
  );
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error([error.message, ...(error.hasUsage ? [USAGE] : [])].filter(Boolean).join('\n\n'));
  process.exitCode = 1;
}

/** @throws ArgumentError for an option that does not exist or has no value */
function readArguments() {
  const text = {type: 'string'} as const;
  try {
    return parseArgs({
      options: {group: text, title: text, purpose: text, tag: text},
      allowPositionals: true,
    });
  } catch (error) {
    throw new ArgumentError((error as Error).message, {hasUsage: true});
  }
}
