import type {Resource, Template} from '../types';
import {findReferences} from './references';

type Resources = Template['Resources'];

/** What is wrong with the order in which a stack makes its resources: one waits for nothing, or some for each other. */
export function checkOrder(resources: Resources): string[] {
  const unknown = Object.entries(resources).flatMap(([id, resource]) =>
    dependsOn(resource)
      .filter((name) => !(name in resources))
      .map((name) => `${id} depends on ${name}, which is not there`),
  );
  const cycle = findCycle(resources);
  return cycle ? [...unknown, `${cycle.join(' → ')} wait for each other`] : unknown;
}

/** The first circle of resources that refer to each other, from one of them back to itself. */
function findCycle(resources: Resources): string[] | undefined {
  const done = new Set<string>();
  const visit = (id: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(id)) return [...path.slice(path.indexOf(id)), id];
    if (done.has(id)) return undefined;
    for (const next of neededBy(resources[id])) {
      const cycle = visit(next, [...path, id]);
      if (cycle) return cycle;
    }
    done.add(id);
    return undefined;
  };
  for (const id of Object.keys(resources)) {
    const cycle = visit(id, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** What has to be there before a resource; names of parameters and of nothing lead no further. */
function neededBy(resource: Resource | undefined): readonly string[] {
  if (!resource) return [];
  const {targets, attributes} = findReferences(resource.Properties);
  return [...targets, ...attributes.map(([id]) => id), ...dependsOn(resource)];
}

const dependsOn = ({DependsOn = []}: Resource): readonly string[] => [DependsOn].flat() as string[];
