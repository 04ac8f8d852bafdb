import {ownValue} from '../../base/ownValue';
import type {Contract, Json, JsonObject} from '../document/document';
import {child} from '../document/pointers';
import {reference} from '../schemas/reference';

export type ParameterIn = 'path' | 'query' | 'header';

/** One parameter of an operation, with what is needed to read it from text. */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterIn;
  readonly required: boolean;
  /** Pointer to its schema in the contract. */
  readonly schema: string;
  /** The value it has when it is left out. */
  readonly default: Json | undefined;
  /** `repeat`: one value a key, the key repeated; `comma`: one text, separated by commas; else a single value. */
  readonly list: 'no' | 'comma' | 'repeat';
  /** The JSON types that a value (of a list: an item) may have. */
  readonly types: ReadonlySet<string>;
}

/**
 * Reads the parameters of a path item and an operation; the operation's win over the path's of the same name.
 * @throws Error for a serialization style that this sandbox does not read.
 */
export function parseParameters(contract: Contract, pointers: readonly string[]): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const list of pointers) {
    const {value, pointer} = locateList(contract, list);
    value.forEach((_, index) => {
      const parameter = parseParameter(contract, child(pointer, index));
      found.set(`${parameter.in} ${parameter.name}`, parameter);
    });
  }
  return [...found.values()];
}

function locateList(contract: Contract, pointer: string): {value: readonly unknown[]; pointer: string} {
  const owner = contract.at(pointer.slice(0, pointer.lastIndexOf('/')));
  const list = owner.value.parameters;
  return {value: Array.isArray(list) ? list : [], pointer: child(owner.pointer, 'parameters')};
}

function parseParameter(contract: Contract, at: string): Parameter {
  const {value, pointer} = contract.at(at);
  const name = String(value.name);
  const where = value.in;
  if (where !== 'path' && where !== 'query' && where !== 'header')
    throw new Error(
      `Parameter ${name} at #${pointer} is in "${String(where)}", which the sandbox does not read.`,
    );
  const form = where === 'query';
  if ((value.style ?? (form ? 'form' : 'simple')) !== (form ? 'form' : 'simple'))
    throw new Error(
      `Parameter ${name} at #${pointer} has style "${String(value.style)}", which the sandbox cannot read.`,
    );
  const schema = child(pointer, 'schema');
  const types = typesOf(contract, schema);
  const isList = types.has('array');
  return {
    name: where === 'header' ? name.toLowerCase() : name,
    in: where,
    required: value.required === true,
    schema,
    default: contract.at(schema).value.default,
    list: !isList ? 'no' : form && value.explode !== false ? 'repeat' : 'comma',
    types: isList ? typesOf(contract, child(contract.at(schema).pointer, 'items')) : types,
  };
}

/** The JSON types a schema names, through references and combinations. */
export function typesOf(contract: Contract, at: string): Set<string> {
  const {value, pointer} = contract.at(at);
  const own = Array.isArray(value.type) ? value.type : [value.type];
  const types = new Set(own.filter((type) => typeof type === 'string'));
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    const branches = ownValue(value, keyword);
    if (!Array.isArray(branches)) continue;
    branches.forEach((_, index) => {
      for (const type of typesOf(contract, child(child(pointer, keyword), index))) types.add(type);
    });
  }
  return types;
}

const number = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/** A text as the value it stands for; text that is no such value stays text, for the check to refuse. */
export function parseValue(text: string, types: ReadonlySet<string>): unknown {
  if ((types.has('integer') || types.has('number')) && number.test(text)) return Number(text);
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** The value of a parameter from every text given for it. */
export function parseTexts(parameter: Parameter, texts: readonly string[]): unknown {
  if (parameter.list === 'repeat') return texts.map((text) => parseValue(text, parameter.types));
  const text = texts[0] ?? '';
  return parameter.list === 'comma'
    ? text.split(',').map((item) => parseValue(item, parameter.types))
    : parseValue(text, parameter.types);
}

/** One schema for all parameters of one `in`; only of headers may a request have some that the operation does not know. */
export function schemaOf(here: readonly Parameter[], where: ParameterIn): JsonObject {
  // Ajv fills in a default that stands beside the reference, not one behind it.
  const referTo = ({schema, default: value}: Parameter) =>
    value === undefined ? reference(schema) : {...reference(schema), default: value};
  return {
    type: 'object',
    properties: Object.fromEntries(here.map((parameter) => [parameter.name, referTo(parameter)])),
    required: here.filter(({required}) => required).map(({name}) => name),
    ...(where === 'header' ? {} : {additionalProperties: false}),
  };
}
