import {z} from 'zod';
import {isObject} from '../../sandbox/contract/document/document';
import {describeOperation} from '../contract/describeOperation';
import type {Context} from '../Context';
import {fileOf} from '../site/Site';
import {beginning} from '../text';
import {ToolError} from '../ToolError';
import {defineTool, looking} from '../Tool';

const MOST_PAGE = 6000;
const ERROR_PAGES = /^docs\/errors\//;

export const explainError = defineTool({
  name: 'explain_error',
  title: 'Explain an error',
  description:
    'Explains an error response: what the status means for the operation, which parameter or field each violation is about, and the page that says how to correct it.',
  annotations: looking,
  input: {
    message: z.string().min(1).max(4000).describe('The message of the response, or its whole body.'),
    status: z.number().int().min(100).max(599).optional().describe('The status of the response.'),
    operationId: z.string().max(200).optional().describe('The operation that answered with it.'),
  },
  run: async (input, context) => {
    const {message, status = statusIn(input.message)} = {...input, ...bodyIn(input.message)};
    const parts = [
      statusPart(status, input.operationId, context),
      violationsPart(message, input.operationId, context),
      await pagePart(message, status, context),
    ].filter((part) => part !== '');
    return {text: parts.join('\n\n')};
  },
});

/** Of a pasted body `{"status_code": 400, "message": "…"}`, its two members. */
function bodyIn(text: string): {message?: string; status?: number} {
  try {
    const body = JSON.parse(text) as {status_code?: unknown; message?: unknown};
    return {
      ...(typeof body.message === 'string' && {message: body.message}),
      ...(typeof body.status_code === 'number' && {status: body.status_code}),
    };
  } catch {
    return {};
  }
}

const statusIn = (text: string): number | undefined => {
  const [, found] = /\b([45]\d\d)\b/.exec(text) ?? [];
  return found === undefined ? undefined : Number(found);
};

function statusPart(status: number | undefined, operationId: string | undefined, {api}: Context): string {
  if (status === undefined || operationId === undefined) return '';
  const {responses} = describeOperation(api.contract, api.require(operationId));
  const said = isObject(responses) ? responses : {};
  const response = said[String(status)] ?? said[`${String(status).slice(0, 1)}XX`] ?? said.default;
  return isObject(response)
    ? `${status} of ${operationId}: ${String(response.description)}`
    : `${operationId} does not document ${status}: it comes from in front of the operation, or from the network.`;
}

/** `query.limit must be <= 100; body[3].timestamp is required` → what the contract says of each. */
function violationsPart(message: string, operationId: string | undefined, {api}: Context): string {
  const violations = message.split('; ').filter((each) => /^(?:path|query|header|body)\b/.test(each));
  if (violations.length === 0) return '';
  const operation =
    operationId === undefined ? undefined : describeOperation(api.contract, api.require(operationId));
  const parameters = Array.isArray(operation?.parameters) ? operation.parameters.filter(isObject) : [];
  const lines = violations.map((violation) => {
    const [, where, name] = /^(path|query|header)\.([\w-]+)/.exec(violation) ?? [];
    const parameter = parameters.find((each) => each.in === where && each.name === name);
    if (parameter) return `- ${violation}\n  ${name}: ${String(parameter.description ?? '')}`;
    if (where && operation && name)
      return `- ${violation}\n  The parameters are: ${parameters.map((each) => String(each.name)).join(', ') || 'none'}.`;
    return `- ${violation}`;
  });
  return ['What is wrong, one line for each place in the request:', ...lines].join('\n');
}

async function pagePart(message: string, status: number | undefined, {site}: Context): Promise<string> {
  const search = await site.search();
  const {results} = search(message);
  const byStatus = status === undefined ? [] : search(`status ${status} error`).results;
  const ofErrors = [...results, ...byStatus].filter(({record}) => ERROR_PAGES.test(record.to));
  const record = (ofErrors[0] ?? results[0] ?? byStatus[0])?.record;
  if (!record) throw new ToolError('No page explains this. Search the documentation with search_docs.');
  const [page = ''] = record.to.split('#');
  const {address, text} = await site.readPage(fileOf(page, site.base));
  return `${address}\n\n${beginning(text, MOST_PAGE)}`;
}
