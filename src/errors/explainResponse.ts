import {matchMessage} from './matchMessage';
import type {ErrorKind, ErrorResponse, Explained, RequestField} from './types';

/**
 * What an error response says, thing by thing: a 400 may list several violations. This is the one place that knows which
 * kind of error a response is.
 */
export function explainResponse(kinds: readonly ErrorKind[], {status, body}: ErrorResponse): Explained[] {
  const message = messageIn(body);
  const own = kindsOf(kinds, status);
  const other = kinds.find(({catches}) => status !== undefined && catches.includes(status));
  return violationsOf(message, status).map((each) => ({
    message: each,
    kind: findKind(own, each) ?? other,
    field: fieldOf(each),
  }));
}

/** The kinds that a status may come with: without a response there is none, which is said by 0. Of any where it is not known. */
export function kindsOf(kinds: readonly ErrorKind[], status: number | undefined): readonly ErrorKind[] {
  if (status === undefined) return kinds;
  return kinds.filter(({statuses}) => (status === 0 ? statuses.length === 0 : statuses.includes(status)));
}

/** The kind that has a message, by the most of its fixed words. */
export function findKind(kinds: readonly ErrorKind[], message: string): ErrorKind | undefined {
  return rankKinds(kinds, message)[0]?.kind;
}

/** All kinds that a text may be a message of, the surest first. */
function rankKinds(
  kinds: readonly ErrorKind[],
  text: string,
): {readonly kind: ErrorKind; readonly letters: number}[] {
  return kinds
    .flatMap((kind) => {
      const matches = kind.messages.flatMap((each) => matchMessage(each, text) ?? []);
      if (matches.length === 0) return [];
      // A whole message is surer than a longer one of which only a part is there.
      const [best = 0] = matches
        .map(({letters, isWhole}) => (isWhole ? letters * 2 : letters))
        .sort((a, b) => b - a);
      return [{kind, letters: best}];
    })
    .sort((a, b) => b.letters - a.letters);
}

/** The message in a body: of the platform, or of the identity service with the error's name in front. */
export function messageIn(body: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return body.trim();
  }
  if (typeof parsed !== 'object' || parsed === null) return body.trim();
  const {message = '', __type: type} = parsed as {readonly message?: unknown; readonly __type?: unknown};
  const text = typeof message === 'string' ? message : '';
  // Amazon's services write a namespace before the name.
  return typeof type === 'string' ? `${type.replace(/^.*#/, '')}: ${text}` : text;
}

const nextPath = /; (?=(?:body|query|path|header)(?:[.[: ]|$)|and \d+ more$)/;

/** The violations of a message: each begins with its path, so that "; " within one does not part it. */
export function violationsOf(message: string, status = 400): string[] {
  return status === 400 ? message.split(nextPath).filter((each) => !/^and \d+ more$/.test(each)) : [message];
}

/** The field that a violation begins with. */
function fieldOf(violation: string): RequestField | undefined {
  const [, where, rest = ''] =
    /^(body|query|path|header)((?:\.[^\s.[\]:]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*)(?=[\s:]|$)/.exec(
      violation,
    ) ?? [];
  if (where === undefined || (rest === '' && where !== 'body')) return undefined;
  const keys = [...rest.matchAll(/\.([^\s.[\]:]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g)].map(
    ([, name, index, quoted]) => name ?? index ?? (JSON.parse(quoted ?? '""') as string),
  );
  return {in: where as RequestField['in'], keys};
}
