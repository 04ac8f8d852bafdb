import type {SearchRecord} from './types';

/** Verbs that say what somebody wants to do, by the word that ids of operations begin with. */
const verbs = {
  delete:
    /\b(delet|remov|eras|clear|wip(e|ing)|purg|cancel|discard|destroy|forget (?!to\b)|get rid|unregister|lösch)/i,
  create:
    /\b(post|send|report|upload|push|submit|create|add|register|store|save|import|new|make|draw my)\b|\b(tell|give|let|send) (you|it|them)\b|^\s*(file|load)\b/i,
  get: /\b(get|read|fetch|list|show|find|where|download|export|retrieve|see|look up|which|query)\b|\b(tell|give|send) (me|us)\b|^\s*(who|when|is|are|does|was|were)\b/i,
};
const SAME = 1.25;
const OTHER = 0.85;
/** A method and one word is how a request is written: `post plans`. */
const REQUEST = 3.5;
const request = /^\s*(get|post|delete)\s+\S+\s*$/i;
/** Nobody who asks about a thing wants it deleted without saying so. */
const UNASKED_DELETE = 0.6;

/** How much more an operation counts when it does what the question's verb says. */
export function intent({operation}: SearchRecord, question: string): number {
  if (!operation) return 1;
  const own = verbOf(operation.id);
  const [, method] = request.exec(question) ?? [];
  if (method?.toUpperCase() === operation.method.toUpperCase()) return REQUEST;
  const [wanted] = Object.entries(verbs).find(([, verb]) => verb.test(question)) ?? [];
  if (own === 'delete' && wanted !== 'delete') return UNASKED_DELETE;
  if (wanted === undefined) return 1;
  return own === wanted ? SAME : OTHER;
}

function verbOf(id: string): string {
  const [verb = ''] = /^[a-z]+/.exec(id) ?? [];
  return Object.hasOwn(verbs, verb) ? verb : 'get';
}
