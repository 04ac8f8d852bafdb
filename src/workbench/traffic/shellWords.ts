/**
 * The words of a command as a POSIX shell splits them, with quotes, escapes, line continuations and `$'…'`, which
 * browsers write when they copy a request. Variables stay as they are written. The other way round,
 * `src/code/samples/printers/curl.ts` writes such commands.
 */
export function shellWords(command: string): string[][] {
  const commands: string[][] = [[]];
  let word: string | undefined;
  let index = 0;
  const end = () => {
    if (word !== undefined) commands.at(-1)?.push(word);
    word = undefined;
  };
  const text = command.replaceAll('\r\n', '\n');
  while (index < text.length) {
    const char = text.charAt(index);
    const next = text.charAt(index + 1);
    if (char === '\\') {
      if (next !== '\n') word = (word ?? '') + next;
      index += 2;
    } else if (char === "'") {
      const close = text.indexOf("'", index + 1);
      const to = close < 0 ? text.length : close;
      word = (word ?? '') + text.slice(index + 1, to);
      index = to + 1;
    } else if (char === '$' && next === "'") {
      const [inner, to] = ansiQuoted(text, index + 2);
      word = (word ?? '') + inner;
      index = to;
    } else if (char === '"') {
      const [inner, to] = doubleQuoted(text, index + 1);
      word = (word ?? '') + inner;
      index = to;
    } else if (char === '#' && word === undefined) {
      const line = text.indexOf('\n', index);
      index = line < 0 ? text.length : line;
    } else if (/[\n;|&]/.test(char)) {
      end();
      if (commands.at(-1)?.length !== 0) commands.push([]);
      index++;
    } else if (/\s/.test(char)) {
      end();
      index++;
    } else {
      word = (word ?? '') + char;
      index++;
    }
  }
  end();
  return commands.filter((words) => words.length > 0);
}

/** What stands between double quotes, and where it goes on. */
function doubleQuoted(text: string, from: number): [string, number] {
  let inner = '';
  let index = from;
  while (index < text.length && text.charAt(index) !== '"') {
    const next = text.charAt(index + 1);
    if (text.charAt(index) === '\\' && /[$`"\\\n]/.test(next)) {
      if (next !== '\n') inner += next;
      index += 2;
    } else {
      inner += text.charAt(index);
      index++;
    }
  }
  return [inner, index + 1];
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['0', '\0'],
]);

/** What stands in `$'…'`, and where it goes on. */
function ansiQuoted(text: string, from: number): [string, number] {
  let inner = '';
  let index = from;
  while (index < text.length && text.charAt(index) !== "'") {
    if (text.charAt(index) !== '\\') {
      inner += text.charAt(index);
      index++;
      continue;
    }
    const [code, digits] = /^(?:u([0-9a-fA-F]{1,4})|x([0-9a-fA-F]{1,2}))/.exec(text.slice(index + 1)) ?? [];
    if (code !== undefined) {
      inner += String.fromCharCode(parseInt(digits ?? code.slice(1), 16));
      index += 1 + code.length;
    } else {
      const next = text.charAt(index + 1);
      inner += escapes.get(next) ?? next;
      index += 2;
    }
  }
  return [inner, index + 1];
}
