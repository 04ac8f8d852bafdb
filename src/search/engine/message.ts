/** Shorter words are found by themselves. */
const SHORTEST = 10;

/**
 * The message of an error that somebody has pasted, out of the body that it came in.
 *
 * @returns nothing when the words are too few for a message
 */
export function messageOf(question: string): string | undefined {
  const [, inBody] = /"message"\s*:\s*"((?:[^"\\]|\\.)*)/.exec(question) ?? [];
  const message = (inBody ?? question).replace(/\\(.)/g, '$1');
  return message.trim().length < SHORTEST ? undefined : message;
}

/** Texts are the same for every question. */
const patterns = new Map<string, string>();

/** Whether a text shows a message, be it with other numbers and other names of the reader's own. */
export function shows(text: string, message: string): boolean {
  const known = patterns.get(text) ?? pattern(text);
  patterns.set(text, known);
  return known.includes(pattern(message));
}

function pattern(text: string): string {
  return text
    .toLowerCase()
    .replace(/"[^"]*"/g, '""')
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();
}
