import {markNumbers} from '../../openapi/document/exactNumbers';
import type {Json} from '../../openapi/document/types';
import {fill, storyTime} from '../../code/sample-request/placeholders';
import {findOperation} from '../../publishing/reference/findOperation';
import type {Arazzo, WorkflowInput, WorkflowParameter, WorkflowStep} from './arazzo';
import {successCriteria} from './criteria';
import {createExpressions, withPartsOfHours, type Expressions} from './expressions';
import type {Guide, GuidePage, GuideRequest} from './guides';

/** What making a step needs to know of its operation. */
export interface WorkflowOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
}

interface Context {
  readonly operations: readonly WorkflowOperation[];
  /** The contract's version. */
  readonly version: string;
  /** Where the site begins, with a slash at its end. */
  readonly site: string;
}

const apiKey: WorkflowInput = {
  type: 'string',
  format: 'password',
  description: 'Your API key, which goes in the header x-api-key.',
};
const token: WorkflowInput = {
  type: 'string',
  format: 'password',
  description: 'The id token of a signed-in account, which goes in the header Authorization.',
};

/**
 * A guide as an Arazzo description of one workflow: its requests are the steps, what they capture is outputs, times are
 * inputs, and what a step must come to is read from the recorded response.
 */
export function toArazzo(guide: Guide, {operations, version, site}: Context): Arazzo {
  const captured = new Map<string, string>();
  const expressions = createExpressions(captured);
  const sent = new Set<string>();
  const isSeries = guide.pages.length > 1;
  const steps: WorkflowStep[] = [];
  const outputs = new Map<string, string>();
  const credentials = new Set<string>();
  for (const page of guide.pages) {
    // A page captures its own values: an earlier page's of that name end here.
    captured.clear();
    for (const sample of page.requests) {
      const stepId = isSeries ? `${pageName(page)}-${sample.request.name}` : sample.request.name;
      textsSent(sample).forEach((text) => sent.add(text));
      steps.push(toStep(stepId, sample, {operations, expressions, sent}));
      credentials.add(sample.request.auth);
      for (const {name} of sample.request.captures) {
        captured.set(name, stepId);
        outputs.set(name, `$steps.${stepId}.outputs.${name}`);
      }
    }
  }
  const secrets = {
    ...(credentials.has('key') && {apiKey}),
    ...(credentials.has('bearer') && {token}),
  };
  const times = expressions.times();
  return {
    arazzo: '1.0.1',
    info: {
      title: guide.title,
      ...(guide.description !== undefined && {summary: guide.description}),
      description: `The requests of the guide at ${guide.pages.map(({address}) => site + address.slice(1)).join(', ')}.`,
      version,
    },
    sourceDescriptions: [{name: 'api', url: './openapi.yaml', type: 'openapi'}],
    workflows: [
      {
        workflowId: guide.name,
        summary: guide.description ?? guide.title,
        inputs: {
          type: 'object',
          required: Object.keys(secrets),
          properties: {...secrets, ...times.inputs},
        },
        ...(Object.keys(times.written).length > 0 && {'x-times': times.written}),
        steps,
        ...(outputs.size > 0 && {outputs: Object.fromEntries(outputs)}),
      },
    ],
  };
}

function pageName({file}: GuidePage): string {
  return /([^/]*)\.mdx?$/.exec(file)?.[1] ?? file;
}

interface StepContext {
  readonly operations: readonly WorkflowOperation[];
  readonly expressions: Expressions;
  readonly sent: ReadonlySet<string>;
}

function toStep(
  stepId: string,
  sample: GuideRequest,
  {operations, expressions, sent}: StepContext,
): WorkflowStep {
  const {method, target, headers, body, auth, captures} = sample.request;
  const operation = findOperation(operations, method, fill(target, {now: storyTime, values: {}}));
  if (!operation) throw new Error(`The contract has no operation ${method} ${target}.`);
  const contentType = headers.find(([name]) => name === 'content-type')?.[1];
  const parameters: WorkflowParameter[] = [
    ...(auth === 'key' ? [header('x-api-key', '$inputs.apiKey')] : []),
    ...(auth === 'bearer' ? [header('Authorization', 'Bearer {$inputs.token}')] : []),
    ...targetParameters(operation.path, target, expressions),
    ...headers
      .filter(([name]) => name !== 'content-type')
      .map(([name, value]) => header(name, expressions.of(value))),
  ];
  return {
    stepId,
    ...(sample.heading !== undefined && {description: sample.heading}),
    operationId: operation.operationId,
    parameters,
    ...(body !== undefined && {
      requestBody: {
        contentType: contentType ?? 'application/json',
        payload:
          contentType === undefined
            ? filled(JSON.parse(markNumbers(body)) as Json, expressions)
            : expressions.of(body),
      },
    }),
    successCriteria: successCriteria(sample, sent),
    ...(captures.length > 0 && {
      outputs: Object.fromEntries(captures.map(({name, pointer}) => [name, `$response.body#${pointer}`])),
    }),
  };
}

function header(name: string, value: string): WorkflowParameter {
  return {name, in: 'header', value};
}

function targetParameters(template: string, target: string, expressions: Expressions): WorkflowParameter[] {
  const [path = '', query = ''] = withPartsOfHours(target).split('?');
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const pattern = template
    .split(/\{[^}]+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)');
  const values = new RegExp(`^${pattern}$`).exec(path)?.slice(1) ?? [];
  const inPath = names.map((name, index): WorkflowParameter => {
    const value = expressions.of(decodeURIComponent(values[index] ?? ''));
    return {name, in: 'path', value};
  });
  const search = new URLSearchParams(query.replaceAll('+', '%2B'));
  const inQuery = [...new Set(search.keys())].map((name): WorkflowParameter => {
    const [first = '', ...more] = search.getAll(name).map((value) => expressions.of(value));
    return {name, in: 'query', value: more.length > 0 ? [first, ...more] : first};
  });
  return [...inPath, ...inQuery];
}

function filled(value: Json, expressions: Expressions): Json {
  if (typeof value === 'string') return expressions.of(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: Json) => filled(each, expressions));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, expressions)]));
}

/** The texts of a request that a response may repeat: values of its body, and the parts of its address. */
function textsSent({request: {target, headers, body}}: GuideRequest): string[] {
  const address = decodeURIComponent(target).split(/[/?&=]/);
  if (body === undefined || headers.some(([name]) => name === 'content-type')) return address;
  return [...address, ...textsOf(JSON.parse(body) as Json)];
}

function textsOf(value: Json): string[] {
  if (typeof value === 'string') return value.includes('{{') ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((each) => textsOf(each));
}
