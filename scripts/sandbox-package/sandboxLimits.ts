import {DEEPEST_JSON, MOST_JSON_MEMBERS, MOST_JSON_VALUES} from '../../sandbox/http/body/scanJson';
import {limits} from '../../sandbox/http/limits';
import {MOST_KILOMETRES} from '../../sandbox/platform/flights/plan-formats/path/lengthViolations';
import {MOST_LINES} from '../../sandbox/platform/flights/plan-formats/path/sizeViolations';

/** The limits that the sandbox has of its own: the site tells them beside those of the contract. */
export const sandboxLimits = {
  urlAndHeadersBytes: limits.urlAndHeadersBytes,
  headersSeconds: limits.headersMilliseconds / 1000,
  requestSeconds: limits.requestMilliseconds / 1000,
  idleSeconds: limits.idleMilliseconds / 1000,
  jsonLevels: DEEPEST_JSON,
  jsonValues: MOST_JSON_VALUES,
  jsonMembers: MOST_JSON_MEMBERS,
  planLines: MOST_LINES,
  planKilometres: MOST_KILOMETRES,
} as const;
