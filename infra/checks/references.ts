import type {Value} from '../types';

export interface References {
  /** Names in `Ref` and in `${…}` of `Fn::Sub`. */
  readonly targets: readonly string[];
  /** Resource and attribute of `Fn::GetAtt` and of `${Resource.Attribute}`. */
  readonly attributes: readonly (readonly [id: string, attribute: string])[];
  /** Names of conditions in `Fn::If`, and of those that another condition is made of. */
  readonly conditions: readonly string[];
}

/** Everything that a template refers to, wherever it stands. */
export function findReferences(value: Value): References {
  const targets: string[] = [];
  const attributes: [string, string][] = [];
  const conditions: string[] = [];
  walk(value, (name, argument) => {
    if (name === 'Ref') targets.push(argument as string);
    if (name === 'Fn::GetAtt') attributes.push(argument as [string, string]);
    if (name === 'Condition') conditions.push(argument as string);
    if (name === 'Fn::If') conditions.push((argument as string[])[0] ?? '');
    if (name !== 'Fn::Sub') return;
    for (const [, reference = ''] of (argument as string).matchAll(/\$\{([^}]+)\}/g)) {
      const [id = '', attribute] = reference.split('.');
      if (attribute === undefined) targets.push(id);
      else attributes.push([id, attribute]);
    }
  });
  return {targets, attributes, conditions};
}

/** The function that an object stands for, if it is one: its only key and what it is given. */
export function findFunction(value: Value): [name: string, argument: Value] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [entry, ...others] = Object.entries(value);
  return entry && others.length === 0 && /^(Ref$|Condition$|Fn::)/.test(entry[0]) ? entry : undefined;
}

function walk(value: Value, visit: (name: string, argument: Value) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const found = findFunction(value);
  if (found) visit(...found);
  for (const child of Object.values(value)) walk(child, visit);
}
