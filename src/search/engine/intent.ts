import type {SearchRecord} from './types';

/** Verbs that say what somebody wants to do, by the word that ids of operations begin with. */
const verbs = {
  delete: /\b(delete|remove|erase|clear|wipe|purge|cancel)/i,
  create:
    /\b(post|send|report|upload|push|submit|create|add|register|store|save|import|new|make|draw my)\b|^\s*(file|load)\b/i,
  get: /\b(get|read|fetch|list|show|find|where|download|export|retrieve|see|look up|which|query)\b/i,
};
const SAME = 1.25;
const OTHER = 0.85;

/** How much more an operation counts when it does what the question's verb says. */
export function intent({operation}: SearchRecord, question: string): number {
  if (!operation) return 1;
  const [wanted] = Object.entries(verbs).find(([, verb]) => verb.test(question)) ?? [];
  if (wanted === undefined) return 1;
  return verbOf(operation.id) === wanted ? SAME : OTHER;
}

function verbOf(id: string): string {
  const [verb = ''] = /^[a-z]+/.exec(id) ?? [];
  return verb in verbs ? verb : 'get';
}
