import {below, type Findings, type Spot} from './Findings';
import {
  compareBodies,
  compareNamed,
  compareObjects,
  compareParameters,
  compareResponses,
} from './compareParts';
import {isEqual, list, node, resolve} from './nodes';
import type {Operation} from './operations';
import type {Direction, Node} from './types';
import {opposite} from './uses';

const compareWords = compareObjects({
  operationId: (findings, spot, before, after) => {
    // Clients that are generated name their functions after it.
    if (!isEqual(before, after)) findings.add(spot, before, after, 'breaking');
  },
});

const compareAllParameters = compareNamed(
  compareParameters,
  () => 'breaking',
  (value, {after}) => (resolve(after, value).required === true ? 'breaking' : 'compatible'),
);

const compareAllResponses = compareNamed(
  compareResponses,
  // A program relies on successes. An error that no longer happens needs no handling.
  (_value, _findings, status) => (/^[123]/.test(status) ? 'breaking' : 'compatible'),
  () => 'compatible',
);

/** Compares one operation of two documents. */
export function compareOperations(findings: Findings, before: Operation, after: Operation): void {
  const [sends, receives] = [spotOf(after, after.sends), spotOf(after, opposite(after.sends))];
  compareWords(findings, sends, words(before.value), words(after.value));
  compareAllParameters(findings, below(sends, 'parameters'), before.parameters, after.parameters);
  compareRequestBodies(
    findings,
    below(sends, 'requestBody'),
    before.value.requestBody,
    after.value.requestBody,
  );
  compareAllResponses(findings, below(receives, 'responses'), before.value.responses, after.value.responses);
  compareSecurity(findings, below(sends, 'security'), before.security, after.security);
}

function spotOf({id}: Operation, direction: Direction): Spot {
  return {place: `operations/${id}`, uses: new Map([[id, new Set([direction])]])};
}

/** The operation without what is compared by itself. */
function words({parameters: _p, requestBody: _b, responses: _r, security: _s, ...rest}: Node): Node {
  return rest;
}

function compareRequestBodies(findings: Findings, spot: Spot, before: unknown, after: unknown): void {
  if (before !== undefined && after !== undefined) compareBodies(findings, spot, before, after);
  else if (before !== undefined) findings.add(spot, before, after, 'breaking');
  else if (after !== undefined)
    findings.add(
      spot,
      before,
      after,
      resolve(findings.after, after).required === true ? 'breaking' : 'compatible',
    );
}

/** Whoever may call today must be let in with the same credentials tomorrow. */
function compareSecurity(
  findings: Findings,
  spot: Spot,
  before: readonly Node[],
  after: readonly Node[],
): void {
  const [a, b] = [orNobody(before), orNobody(after)];
  const asText = (alternatives: readonly Node[]) => alternatives.map((each) => JSON.stringify(each)).sort();
  if (isEqual(asText(a), asText(b))) return;
  const isKept = a.every((alternative) => b.some((other) => isEnough(alternative, other)));
  findings.add(spot, a, b, isKept ? 'compatible' : 'breaking');
}

/** No alternatives, as one that asks for nothing. */
function orNobody(alternatives: readonly Node[]): readonly Node[] {
  return alternatives.length === 0 ? [{}] : alternatives;
}

/** Whether who has these credentials has those that are asked for. */
function isEnough(credentials: Node, asked: Node): boolean {
  return Object.entries(node(asked)).every(
    ([scheme, scopes]) =>
      scheme in credentials && list(scopes).every((scope) => list(credentials[scheme]).includes(scope)),
  );
}
