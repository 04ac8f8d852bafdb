import {operations, type DocumentedOperation} from '../contract';
import {breakable, findInvalidBody, countChanges, invalidParameters} from '../invalidRequests';
import {writeRequest, type Caller} from '../request';
import {exampleValues, type Case} from './case';

/** Every refusal that needs no knowledge of the operation but its contract. */
export function refusalsOf(operation: DocumentedOperation): Case[] {
  return [
    ...credentialCases(operation),
    ...parameterCases(operation),
    ...bodyCases(operation),
    methodCase(operation),
    ...unknownIdCases(operation),
  ];
}

function credentialCases(operation: DocumentedOperation): Case[] {
  const request = writeRequest(operation, exampleValues(operation));
  const callers: Caller[] = ['nobody', 'strangerKey', 'strangerToken'];
  if (!operation.schemes.includes('bearer')) callers.push('bearer');
  if (!operation.schemes.includes('apiKey')) callers.push('developer');
  return callers.map((as) => ({name: `401 for ${as}`, statuses: [401], among: [{...request, as}]}));
}

function parameterCases(operation: DocumentedOperation): Case[] {
  const {path, query, body} = exampleValues(operation);
  const unknown = {name: 'an unknown parameter', change: {query: {...query, 'no-such-parameter': 1}}};
  const broken = breakable(operation).flatMap((parameter) => {
    const [invalid] = invalidParameters(parameter);
    if (!invalid) throw new Error(`Nothing breaks ${parameter.name} of ${operation.operationId}.`);
    const {name} = parameter;
    const changed = {[name]: invalid.text};
    const change = parameter.in === 'path' ? {path: {...path, ...changed}} : {query: {...query, ...changed}};
    return [{name: invalid.what, change}];
  });
  return [unknown, ...broken].map(({name, change}) => ({
    name: `400 for ${name}`,
    statuses: [400],
    among: [writeRequest(operation, {path, query, body, ...change})],
  }));
}

function bodyCases(operation: DocumentedOperation): Case[] {
  if (!operation.body) return [];
  const values = exampleValues(operation);
  const {schema, maxBytes} = operation.body;
  const request = writeRequest(operation, values);
  const broken = Array.from({length: countChanges(values.body)}, (_, index) =>
    findInvalidBody(schema, values.body, index),
  ).filter((invalid) => invalid !== undefined);
  return [
    ...broken.map(({what, body}) => ({
      name: `400 for ${what}`,
      statuses: [400],
      among: [writeRequest(operation, {...values, body})],
    })),
    {name: '400 for what is no JSON', statuses: [400], among: [{...request, body: '{"a":'}]},
    {
      name: '413 over the documented limit',
      statuses: [413],
      among: [{...request, body: JSON.stringify('x'.repeat(maxBytes))}],
    },
    {name: '415 for another type', statuses: [415], among: [{...request, contentType: 'text/csv'}]},
  ];
}

function methodCase(operation: DocumentedOperation): Case {
  const allow = operations.filter(({path}) => path === operation.path).map(({method}) => method);
  const {url} = writeRequest(operation, exampleValues(operation));
  return {
    name: '405 for a method that the path does not have',
    statuses: [405],
    among: [{method: 'PUT', url}],
    allow: [...allow, 'OPTIONS'],
  };
}

/** Where the path names something by an id, an id that nobody gave is 404. */
function unknownIdCases(operation: DocumentedOperation): Case[] {
  const values = exampleValues(operation);
  const named = operation.parameters.find(
    ({name, in: where}) => where === 'path' && /Ids?$|^format$/.test(name),
  );
  if (!named || !operation.responses.has(404) || (named.name === 'format' && operation.parameters.length > 1))
    return [];
  const path = {...values.path, [named.name]: 'nobody-gave-this-id'};
  return [
    {name: '404 for an unknown id', statuses: [404], among: [writeRequest(operation, {...values, path})]},
  ];
}
