import {contract, type DocumentedOperation} from '../contract';
import {writeRequest} from '../request';
import {exampleValues, successesOf, type Case} from './case';

/** Every named example of a request, and every value of a parameter that has few. */
export function successesByExample(operation: DocumentedOperation): Case[] {
  const statuses = successesOf(operation);
  const values = exampleValues(operation);
  if (operation.body)
    return [...operation.body.examples].map(([name, body]) => ({
      name: `the example ${name}`,
      statuses,
      among: [writeRequest(operation, {...values, body})],
    }));
  const everything = exampleValues(operation, 'all');
  const every: Case = {
    name: 'every parameter together',
    statuses,
    among: [writeRequest(operation, everything)],
  };
  const needed: Case = {name: 'what is required', statuses, among: [writeRequest(operation, values)]};
  // Where nothing may be left out, both are one request: of a grid, one more half second.
  const isOne = operation.parameters.every(({required}) => required);
  if (operation.method === 'DELETE' || isOne) return [needed];
  const choices = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({name, schema}) => {
      const {value} = contract.at(schema);
      const allowed: readonly unknown[] = Array.isArray(value.enum) ? value.enum : [];
      return allowed.map((choice) => ({
        name: `${name}=${String(choice)}`,
        statuses,
        among: [writeRequest(operation, {...values, query: {...values.query, [name]: choice}})],
      }));
    });
  return [needed, every, ...choices];
}
