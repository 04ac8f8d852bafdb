import {below, Findings, type Spot} from './Findings';
import {compareOperations} from './compareOperations';
import {
  compareBodies,
  compareObjects,
  compareParameters,
  compareResponses,
  compareSecuritySchemes,
  type Compare,
} from './compareParts';
import {compareSchemas} from './compareSchemas';
import {isEqual, keysOf, node} from './nodes';
import {operationsOf, type Operation} from './operations';
import type {Change, Node} from './types';
import {usesOfComponents} from './uses';

const components: Readonly<Record<string, Compare>> = {
  schemas: compareSchemas,
  parameters: compareParameters,
  headers: compareParameters,
  requestBodies: compareBodies,
  responses: compareResponses,
  securitySchemes: compareSecuritySchemes,
  examples: (findings, spot, before, after) => {
    if (!isEqual(before, after)) findings.add(spot, before, after, 'wording');
  },
};

const nobody: Spot['uses'] = new Map();

/**
 * Every difference of two contracts, each once: what operations share is compared where it is written, and concerns all
 * operations that reach it, as part of a request or of a response. Not compared are the version, which says what contract
 * it is, and servers, contact and documentation, which belong to a provider.
 *
 * @param before a bundled OpenAPI 3.1 document, and `after` another
 */
export function diffContracts(before: unknown, after: unknown): Change[] {
  const [a, b] = [node(before), node(after)];
  const findings = new Findings(a, b);
  compareDocuments(findings, a, b);
  const [left, right] = [operationsOf(a), operationsOf(b)];
  for (const [key, operation] of left) {
    const other = right.get(key);
    if (other) compareOperations(findings, operation, other);
    else findings.add(spotOf(operation), operation.value, undefined, 'breaking');
  }
  for (const [key, operation] of right)
    if (!left.has(key)) findings.add(spotOf(operation), undefined, operation.value, 'compatible');
  compareComponents(findings, a, b);
  return findings.changes;
}

function spotOf({id, sends}: Operation): Spot {
  return {place: `operations/${id}`, uses: new Map([[id, new Set([sends])]])};
}

/** What the document says of itself. */
function compareDocuments(findings: Findings, before: Node, after: Node): void {
  compareObjects({})(findings, {place: 'info', uses: nobody}, ownInfo(before), ownInfo(after));
  for (const key of ['tags', 'x-tagGroups'])
    if (!isEqual(before[key], after[key]))
      findings.add({place: key, uses: nobody}, before[key], after[key], 'wording');
}

function ownInfo(document: Node): Node {
  const {version: _version, contact: _contact, ...info} = node(document.info);
  return info;
}

function compareComponents(findings: Findings, before: Node, after: Node): void {
  const uses = usesOfComponents([before, after]);
  for (const [kind, compare] of Object.entries(components)) {
    const [a, b] = [node(node(before.components)[kind]), node(node(after.components)[kind])];
    // What came or went altogether is noticed where it is referred to.
    for (const name of keysOf(a, b).filter((each) => each in a && each in b)) {
      const pointer = `#/components/${kind}/${name}`;
      compare(findings, below({place: kind, uses: uses.get(pointer) ?? nobody}, name), a[name], b[name]);
    }
  }
}
