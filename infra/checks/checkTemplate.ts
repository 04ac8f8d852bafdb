import type {Template, Value} from '../template';
import {checkProperties, hasAttribute} from './properties';
import {findReferences} from './references';

/** Parameters that every template has. */
const pseudoParameters = [
  'AccountId',
  'NoValue',
  'NotificationARNs',
  'Partition',
  'Region',
  'StackId',
  'StackName',
  'URLSuffix',
].map((name) => `AWS::${name}`);

/**
 * What is wrong with a template, a sentence each: resource types and properties that the published schemas do not know,
 * required ones that are missing, values of another type or not among those allowed, and references to nothing.
 */
export function checkTemplate(template: Template): string[] {
  const {Resources, Parameters, Conditions} = template;
  const targets = new Set([...Object.keys(Resources), ...Object.keys(Parameters), ...pseudoParameters]);
  const references = findReferences(template as unknown as Value);
  const conditions = new Set(Object.keys(Conditions));
  return [
    ...Object.entries(Resources).flatMap(([id, {Type, Properties}]) => checkProperties(id, Type, Properties)),
    ...references.targets
      .filter((name) => !targets.has(name))
      .map((name) => `${name} is referred to and not there`),
    ...references.attributes
      .filter(([id, attribute]) => !hasAttribute(Resources[id]?.Type ?? '', attribute))
      .map(([id, attribute]) => `${id}.${attribute} is no attribute of a resource`),
    ...references.conditions
      .filter((name) => !conditions.has(name))
      .map((name) => `condition ${name} is not there`),
    ...Object.values(Resources)
      .map(({Condition}) => Condition)
      .filter((name) => typeof name === 'string' && !conditions.has(name))
      .map((name) => `condition ${String(name)} is not there`),
  ];
}
