import {parse} from 'yaml';
import type {Site} from '../site/Site';
import {ToolError} from '../ToolError';
import {arazzo, type Workflow} from './Workflow';

/** A workflow as `llms.txt` lists it. */
export interface ListedWorkflow {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

const ENTRY = /^- \[(.+?)\]\(\S*\/workflows\/([\w-]+)\.arazzo\.yaml\)(?:: (.*))?$/gm;

export async function listWorkflows({files}: Site): Promise<ListedWorkflow[]> {
  const index = (await files.read('llms.txt')) ?? '';
  return [...index.matchAll(ENTRY)].map(([, title = '', name = '', description = '']) => ({
    name,
    title,
    description,
  }));
}

/** @throws ToolError if there is no such workflow, or it is written in words that this server does not know */
export async function loadWorkflow(site: Site, name: string): Promise<Workflow> {
  const text = await site.files.read(`workflows/${name}.arazzo.yaml`);
  if (text === undefined)
    throw new ToolError(`There is no workflow "${name}". list_workflows names all of them.`);
  const {data, error} = arazzo.safeParse(parse(text));
  const [workflow] = data?.workflows ?? [];
  if (!workflow)
    throw new ToolError(`The workflow ${name} cannot be run: ${error?.issues[0]?.message ?? 'empty'}.`);
  return workflow;
}
