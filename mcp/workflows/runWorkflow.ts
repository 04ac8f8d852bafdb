import {fill} from '../../src/code/sample-request/placeholders';
import type {ApiContract} from '../contract/ApiContract';
import {exactText, withDigitsAsText} from '../exactJson';
import {prepareRequest} from '../requests/checkArguments';
import type {RequestArguments} from '../requests/RequestArguments';
import {sendRequest, type ReceivedResponse} from '../requests/sendRequest';
import type {Server} from '../requests/Server';
import {ToolError} from '../ToolError';
import {holds, resolved, valueOf, type Scope} from './expressions';
import type {Workflow, WorkflowStep} from './Workflow';

/** What became of one step. */
export interface StepResult {
  readonly stepId: string;
  readonly operationId: string;
  readonly status: number;
  /** Conditions that do not hold. */
  readonly failed: readonly string[];
  /** What the platform said, where a condition failed. */
  readonly text?: string;
}

export interface WorkflowResult {
  readonly steps: readonly StepResult[];
  readonly isSuccess: boolean;
  readonly outputs: Readonly<Record<string, unknown>>;
}

/**
 * Sends the requests of a workflow in order, and stops at the first whose success criteria do not hold.
 *
 * @param given inputs; times that are left out are those of `now`, and the key is the server's own
 * @throws ToolError for missing inputs, or words that this server does not know
 */
export async function runWorkflow(
  workflow: Workflow,
  given: Readonly<Record<string, unknown>>,
  {api, server, now}: {api: ApiContract; server: Server; now: Date},
): Promise<WorkflowResult> {
  const inputs = inputsOf(workflow, given, now);
  const outputs = new Map<string, Record<string, unknown>>();
  const results: StepResult[] = [];
  for (const step of workflow.steps) {
    const before: Scope = {inputs, steps: outputs};
    const response = await send(step, before, api, server);
    const scope: Scope = {...before, response};
    const failed = step.successCriteria.map(({condition}) => condition).filter((each) => !holds(each, scope));
    const {stepId, operationId} = step;
    const isFailed = failed.length > 0;
    results.push({
      stepId,
      operationId,
      status: response.status,
      failed,
      ...(isFailed && {text: response.text}),
    });
    if (isFailed) return {steps: results, isSuccess: false, outputs: {}};
    outputs.set(stepId, valuesOf(step.outputs, scope));
  }
  return {
    steps: results,
    isSuccess: true,
    outputs: withDigitsAsText(valuesOf(workflow.outputs, {inputs, steps: outputs})),
  };
}

function inputsOf(
  workflow: Workflow,
  given: Readonly<Record<string, unknown>>,
  now: Date,
): Record<string, unknown> {
  const {required, properties} = workflow.inputs;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined)
    throw new ToolError(
      `"${unknown}" is no input of ${workflow.workflowId}. Its inputs are ${Object.keys(properties).join(', ')}.`,
    );
  const times = Object.entries(workflow['x-times']).map(([name, written]) => [name, timeAt(written, now)]);
  const defaults = Object.entries(properties).map(([name, {default: value}]) => [name, value]);
  const inputs = Object.fromEntries([...defaults, ...times, ...Object.entries(given)]) as Record<
    string,
    unknown
  >;
  const missing = required.filter((name) => name !== 'apiKey' && inputs[name] === undefined);
  if (missing.length > 0)
    throw new ToolError(`The workflow needs ${missing.map((name) => describe(name, properties)).join('; ')}`);
  return inputs;
}

function describe(name: string, properties: Workflow['inputs']['properties']): string {
  return `the input "${name}": ${Object.hasOwn(properties, name) ? properties[name]?.description : ''}`;
}

const parts = ['year', 'month', 'day', 'hour'];

/** `now-30m` as guides mean it; of `hour+3 day`, the one part. */
function timeAt(written: string, now: Date): string {
  const [time = '', part = ''] = written.split(' ');
  const value = fill(`{{${time}}}`, {now, values: {}});
  return value.split('/')[parts.indexOf(part)] ?? value;
}

async function send(
  {operationId, parameters, requestBody}: WorkflowStep,
  scope: Scope,
  api: ApiContract,
  server: Server,
): Promise<ReceivedResponse & {json: unknown}> {
  const values = (where: string) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === where && !isCredential(each.name))
        .map(({name, value}) => [name, withDigitsAsText(resolved(value, scope))]),
    ) as RequestArguments['path'];
  const prepared = prepareRequest(api.requireChecked(operationId), {
    operationId,
    path: values('path'),
    query: values('query'),
    headers: values('header'),
    ...(requestBody && {body: payloadOf(resolved(requestBody.payload, scope))}),
  });
  const credential = parameters.find(({name}) => isCredential(name));
  const response = await sendRequest(server, prepared, credentialOf(credential, scope, server));
  return {...response, json: response.json ?? null};
}

/** As text where it is JSON, so that long numbers keep their digits. */
function payloadOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? exactText(value) : value;
}

const isCredential = (name: string): boolean => /^(?:x-api-key|authorization)$/i.test(name);

/** Guides also show what happens without a key, or with a wrong one; `$inputs.apiKey` is the server's own. */
function credentialOf(
  credential: WorkflowStep['parameters'][number] | undefined,
  scope: Scope,
  {apiKey}: Server,
): Record<string, string> {
  if (!credential) return {};
  const withKey: Scope = {...scope, inputs: {...scope.inputs, apiKey}};
  return {[credential.name.toLowerCase()]: String(resolved(credential.value, withKey))};
}

function valuesOf(expressions: Readonly<Record<string, string>>, scope: Scope): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(expressions).map(([name, expression]) => [name, valueOf(expression, scope)]),
  );
}
