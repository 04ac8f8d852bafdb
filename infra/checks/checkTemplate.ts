import type {Template, Value} from '../types';
import {checkOrder} from './order';
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
 * required ones that are missing, values of another type or not among those allowed, references to nothing, resources
 * that wait for each other, and parameters and conditions that nothing uses.
 */
export function checkTemplate(template: Template): string[] {
  const {Resources, Parameters, Conditions, Outputs} = template;
  const targets = new Set([...Object.keys(Resources), ...Object.keys(Parameters), ...pseudoParameters]);
  const references = findReferences(template as unknown as Value);
  const conditions = new Set(Object.keys(Conditions));
  const conditional = [...Object.values(Resources), ...Object.values(Outputs)];
  const usedConditions = [
    ...references.conditions,
    ...conditional.flatMap(({Condition}) => (typeof Condition === 'string' ? [Condition] : [])),
  ];
  return [
    ...Object.entries(Resources).flatMap(([id, {Type, Properties}]) => checkProperties(id, Type, Properties)),
    ...references.targets
      .filter((name) => !targets.has(name))
      .map((name) => `${name} is referred to and not there`),
    ...references.attributes
      .filter(([id, attribute]) => !hasAttribute(Resources[id]?.Type ?? '', attribute))
      .map(([id, attribute]) => `${id}.${attribute} is no attribute of a resource`),
    ...usedConditions.filter((name) => !conditions.has(name)).map((name) => `condition ${name} is not there`),
    ...checkOrder(Resources),
    ...Object.keys(Parameters)
      .filter((name) => !references.targets.includes(name))
      .map((name) => `parameter ${name} is not used`),
    ...[...conditions]
      .filter((name) => !usedConditions.includes(name))
      .map((name) => `condition ${name} is not used`),
  ];
}
