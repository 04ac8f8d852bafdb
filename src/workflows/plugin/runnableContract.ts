import {stringify} from 'yaml';
import {markNumbers, restoreYamlNumbers} from '../../openapi/document/exactNumbers';

interface Media {
  readonly schema?: {readonly format?: string};
}

/**
 * The contract as YAML for programs that run workflows; its numbers keep all their digits.
 *
 * @param text the contract as JSON
 */
export function runnableText(text: string): string {
  return restoreYamlNumbers(stringify(runnableContract(JSON.parse(markNumbers(text)))));
}

/**
 * The contract as programs that run workflows read it. Bodies of bytes have no schema: JSON Schema has no type for them,
 * and a runner would report each tile as a violation. Examples are left out, which is most of the file.
 */
function runnableContract(contract: unknown): unknown {
  if (Array.isArray(contract)) return contract.map((each: unknown) => runnableContract(each));
  if (typeof contract !== 'object' || contract === null) return contract;
  return Object.fromEntries(
    Object.entries(contract).map(([key, value]) => [
      key,
      key === 'content' ? runnableContent(value as Readonly<Record<string, Media>>) : runnableContract(value),
    ]),
  );
}

function runnableContent(content: Readonly<Record<string, Media>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).map(([type, {schema}]) => [
      type,
      schema === undefined || schema.format === 'binary' ? {} : {schema: runnableContract(schema)},
    ]),
  );
}
