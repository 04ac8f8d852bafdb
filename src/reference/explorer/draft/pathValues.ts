import type {OperationDocument} from '@site/src/openapi/document/types';
import {parameterKey} from '@site/src/openapi/request/serialise';
import type {FieldValues} from '@site/src/openapi/request/types';

/** The values that a path gives to the parameters of an operation's path, if the operation has such paths. */
export function pathValues(
  {path, parameters}: Pick<OperationDocument, 'path' | 'parameters'>,
  location: string,
): FieldValues | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const template = path.replace(/\{\w+\}/g, '([^/?]+)');
  const found = names.length > 0 ? new RegExp(`${template}$`).exec(location) : null;
  if (!found) return undefined;
  return Object.fromEntries(
    names.map((name, index) => {
      const value = decodeURIComponent(found[index + 1] ?? '');
      const isList = parameters.find((each) => each.name === name)?.schema.type === 'array';
      return [parameterKey({in: 'path', name}), isList ? [value] : value];
    }),
  );
}
