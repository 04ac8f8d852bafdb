import {checkDocs} from './check-docs/checkDocs';

/**
 * `npm run check:docs`: what a writer wants to know before a build, in seconds: front matter, headings, pictures, boxes,
 * links with their lines, and the house style. `-- docs/guides/limits.mdx` or `-- limits` looks at these pages only.
 */
const {lines, summary} = await checkDocs(process.argv.slice(2));
for (const line of lines) console.error(line);
console.log(summary);
process.exitCode = lines.length === 0 ? 0 : 1;
