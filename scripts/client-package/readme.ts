import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** The examples of the README, in its order. Each is a program that a test runs. */
export const examples = ['first-call', 'pages', 'weather'] as const;

/** What a reader wants to know of the package. */
export async function clientReadme(version: string): Promise<string> {
  const [firstCall, pages, weather] = await Promise.all(
    examples.map((name) => readFile(path.join('scripts/client-package/examples', `${name}.ts`), 'utf8')),
  );
  return `# Platform client

A typed client of the platform API ${version}, made from its description. It runs in Node 20 and later and in browsers.

\`\`\`bash
npm install ./platform-client-${version}.tgz
\`\`\`

## First call

${fenced(firstCall)}

Every operation is a method and a path, as in the reference. Your editor knows parameters, bodies and responses.

## Retries

A request is sent again after a 429, with growing pauses and no sooner than \`Retry-After\` says. GET, PUT and DELETE are
also sent again after a 500, 502, 503, 504 or a lost connection. A POST is not, since the first one may have been carried
out. If its body names its ids, repeating is safe: set \`repeatsPosts: true\`.

| Option | What it is | Default |
| --- | --- | --- |
| \`attempts\` | How often a request is sent at most | 5 |
| \`firstPause\` | Milliseconds before the second attempt; each further pause is twice as long | 1000 |
| \`longestPause\` | Longest pause in milliseconds | 60000 |
| \`repeatsPosts\` | Whether POST is sent again as well | false |

## Pages

\`iterateObjectHistory\` and \`iterateRoutes\` ask for one page after another:

${fenced(pages)}

## Tiles and grids

${fenced(weather)}

\`readTile\` returns undefined where a tile would be empty. \`Grid.at(longitude, latitude)\` returns °C, m/s or mm.
`;
}

function fenced(code: string | undefined): string {
  return `\`\`\`ts\n${(code ?? '').trimEnd()}\n\`\`\``;
}
