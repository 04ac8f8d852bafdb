import {z} from 'zod';
import type {Server} from '../requests/Server';
import {listWorkflows as list, loadWorkflow} from '../workflows/loadWorkflow';
import {runWorkflow as runSteps} from '../workflows/runWorkflow';
import {defineTool, looking} from '../Tool';

export const listWorkflows = defineTool({
  name: 'list_workflows',
  title: 'List workflows',
  description:
    'Lists the guides that are also workflows (Arazzo): series of requests that run_workflow sends.',
  annotations: looking,
  input: {},
  run: async (_, {site}) => {
    const workflows = await list(site);
    const lines = workflows.map(({name, title, description}) => `${name}: ${title}. ${description}`);
    return {text: lines.join('\n') || 'This portal has no workflows.', data: {workflows}};
  },
});

export const runWorkflow = defineTool({
  name: 'run_workflow',
  title: 'Run a workflow in the sandbox',
  description:
    'Sends all requests of a guide to the sandbox in order, and stops at the first that does not respond as the guide says. It never goes to production.',
  annotations: {readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false},
  input: {
    workflow: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .describe('Its name, as list_workflows has it.'),
    inputs: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .default({})
      .describe('Values of its inputs. Leave out the key, and times that should be those of the present.'),
  },
  run: async ({workflow, inputs}, {site, api, servers: [sandbox]}) => {
    const loaded = await loadWorkflow(site, workflow);
    const {steps, isSuccess, outputs} = await runSteps(loaded, inputs, {
      api,
      server: sandbox,
      now: await sandboxNow(sandbox),
    });
    const lines = steps.map(
      ({stepId, operationId, status, failed, text}) =>
        `${failed.length === 0 ? 'passed' : 'FAILED'} ${stepId}: ${operationId}, status ${status}${failed.map((each) => `\n  does not hold: ${each}`).join('')}${text ? `\n${text}` : ''}`,
    );
    const verdict = isSuccess
      ? `All ${steps.length} steps have passed.`
      : `Stopped at step ${steps.length} of ${loaded.steps.length}.`;
    return {text: [...lines, verdict].join('\n'), data: {isSuccess, steps, outputs}, isError: !isSuccess};
  },
});

/** The clock of the sandbox may stand still, or elsewhere than that of this machine. */
async function sandboxNow({address, send}: Server): Promise<Date> {
  const response = await send(new Request(`${address}/sandbox/clock`)).catch(() => undefined);
  const {now} = response?.ok ? ((await response.json()) as {now: string}) : {now: undefined};
  return now === undefined ? new Date() : new Date(now);
}
