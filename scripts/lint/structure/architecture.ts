/** The arrows as ARCHITECTURE.md draws them. */
export interface Drawn {
  /** Floors from top to bottom, each with its rooms as folders or files of the tree. */
  readonly portal: string[][];
  readonly sandbox: string[][];
  /** Arrows that would run downwards and are closed. */
  readonly closed: [from: string[], to: string[]][];
  /** Folders whose subfolders never look into one another, and those that they share. */
  readonly apart: [parent: string[], shared: string[]][];
}

/**
 * Reads the drawings of ARCHITECTURE.md: a fenced block `floors <tree>` with a floor a line, and the tables whose first
 * column is headed "closed" and "apart".
 * @throws Error that names the drawing that is missing.
 */
export function readArchitecture(text: string): Drawn {
  return {
    portal: readFloors(text, 'src'),
    sandbox: readFloors(text, 'sandbox'),
    closed: readTable(text, 'closed'),
    apart: readTable(text, 'apart'),
  };
}

function readFloors(text: string, tree: string): string[][] {
  const block = new RegExp(`\`\`\`text floors ${tree}\\n([^]*?)\`\`\``).exec(text)?.[1];
  if (block === undefined) throw new Error(`ARCHITECTURE.md has no block "text floors ${tree}".`);
  return block
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replace('→', '')
        .split(',')
        .map((room) => `${tree}/${room.trim()}`),
    );
}

function readTable(text: string, heading: string): [string[], string[]][] {
  const rows = new RegExp(`\\| ${heading} \\|.*\\n\\|[-| ]+\\|\\n((?:\\|.*\\n)+)`).exec(text)?.[1];
  if (rows === undefined) throw new Error(`ARCHITECTURE.md has no table headed "${heading}".`);
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [first = [], second = []] = row.split('|').slice(1, 3).map(codeWords);
      return [first, second];
    });
}

function codeWords(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}
