import {findAtPath, parsePointer} from '../../openapi/document/pointer';
import {slug} from '../../openapi/document/slug';
import {resolve, type Contract, type RawOperation} from '../reference/contract';
import {limitDefinitions, numberDefinitions, type LimitDefinition, type NumberName} from './definitions';

/** One limit with the number that the contract gives it. */
export interface Limit {
  readonly most: number;
  readonly unit: LimitDefinition['unit'];
}

/** The largest body of some operations; a larger one gets 413. */
export interface BodyLimit {
  readonly bytes: number;
  readonly operations: readonly {readonly summary: string; readonly slug: string}[];
}

/**
 * The number of each limit, and of what else guides quote.
 *
 * @throws Error that names the limit, when the contract does not say it or says it twice with different numbers.
 */
export function contractLimits(contract: Contract): Readonly<Record<NumberName, Limit>> {
  const texts = descriptions(contract);
  const entries = Object.entries<LimitDefinition>({...limitDefinitions, ...numberDefinitions}).map(
    ([name, definition]) => {
      return [name, {most: numberOf(name, definition, contract, texts), unit: definition.unit}];
    },
  );
  return Object.fromEntries(entries) as Record<NumberName, Limit>;
}

/** The sizes of bodies, the smallest first. */
export function bodyLimits(contract: Contract): BodyLimit[] {
  const bySize = new Map<number, {summary: string; slug: string}[]>();
  for (const {operationId, summary, requestBody} of operationsOf(contract)) {
    const bytes = requestBody && resolve(contract, requestBody)['x-max-bytes'];
    if (bytes !== undefined)
      bySize.set(bytes, [...(bySize.get(bytes) ?? []), {summary, slug: slug(operationId)}]);
  }
  return [...bySize]
    .sort(([one], [other]) => one - other)
    .map(([bytes, operations]) => ({bytes, operations}));
}

function numberOf(
  name: string,
  {pointer, told = []}: LimitDefinition,
  contract: Contract,
  texts: ReadonlyMap<string, string>,
): number {
  const sources = new Map<string, number>();
  if (pointer) sources.set(pointer, Number(findAtPath(contract, parsePointer(pointer))));
  for (const [operationId, words] of told) {
    const [, digits = ''] = words.exec(texts.get(operationId) ?? '') ?? [];
    sources.set(
      `the description of ${operationId}`,
      digits === '' ? NaN : Number(digits.replaceAll(',', '')),
    );
  }
  const [most = NaN, ...others] = sources.values();
  if ([most, ...others].some((each) => Number.isNaN(each) || each !== most)) {
    const said = [...sources].map(
      ([source, value]) => `${Number.isNaN(value) ? 'nothing' : value} in ${source}`,
    );
    throw new Error(`The contract must say the limit ${name} with one number; it says ${said.join(', ')}.`);
  }
  return most;
}

/** What operations say of themselves, by id, each in one line. */
function descriptions(contract: Contract): ReadonlyMap<string, string> {
  return new Map(
    operationsOf(contract).map(({operationId, description = ''}) => [
      operationId,
      description.replaceAll(/\s+/g, ' '),
    ]),
  );
}

function operationsOf({paths}: Contract): RawOperation[] {
  return Object.values(paths).flatMap((item) =>
    Object.values(item).filter((each): each is RawOperation => 'operationId' in each),
  );
}
