import type {Code, Node, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readRequest} from './readRequest';
import {SampleError} from './SampleError';
import type {RecordedBlock, RequestSample, Sample, SamplePage} from './types';

const languages: readonly string[] = ['json', 'text', 'png', 'bin'] satisfies RecordedBlock['language'][];

/** Where a sample stands in the tree, so that a component can replace it. */
export interface Found {
  readonly sample: Sample;
  readonly parent: Parent;
  readonly node: Node;
}

/**
 * Everything that is executed in a page: `http` blocks, each with the recorded response directly after it, and
 * `<Program name="…" />` elements.
 *
 * @param file the page, from the repository's root, for messages
 * @throws SampleError that names every problem with page and line
 */
export function collectSamples(tree: Root, file: string): Found[] {
  const found: Found[] = [];
  const problems: string[] = [];
  const names = new Set<string>();
  const captured = new Set<string>();
  const at = (node: Node) => (sentence: string) => {
    problems.push(`${file}:${node.position?.start.line ?? 1}  ${sentence}`);
  };

  const claim = (name: string, problem: (sentence: string) => void): void => {
    if (names.has(name)) problem(`The name ${name} is taken in this page: names are unique.`);
    names.add(name);
  };
  const request = (node: Code, next: Node | undefined, parent: Parent): void => {
    const problem = at(node);
    if (!next || !isResponse(next)) {
      problem(
        'The recorded response is missing: put a block ```json response 200 directly after the request, and run `npm run samples -- --update`.',
      );
      return;
    }
    const recorded = readRecorded(next, at(next));
    const read =
      recorded && readRequest({meta: node.meta ?? '', text: node.value, recorded, captured}, problem);
    if (!recorded || !read) return;
    claim(read.name, problem);
    read.captures.forEach(({name}) => captured.add(name));
    const sample: RequestSample = {kind: 'request', line: line(node), request: read, recorded};
    found.push({sample, parent, node});
  };
  const visit = (parent: Parent): void => {
    parent.children.forEach((node, index) => {
      const previous = parent.children[index - 1];
      if (isCode(node, 'http')) request(node, parent.children[index + 1], parent);
      else if (isResponse(node) && !(previous && isCode(previous, 'http')))
        at(node)('A recorded response stands directly after its request: move it, or leave out "response".');
      else if (isProgram(node)) {
        const name = attribute(node, 'name');
        if (name === undefined) at(node)('A program needs a name: <Program name="track-a-vehicle" />.');
        else {
          claim(name, at(node));
          found.push({sample: {kind: 'program', line: line(node), name}, parent, node});
        }
      } else if ('children' in node) visit(node);
    });
  };
  visit(tree);
  if (problems.length > 0) throw new SampleError(problems);
  return found;
}

/** The samples of a page without the tree they stand in. */
export function samplePage(tree: Root, file: string): SamplePage {
  return {file, samples: collectSamples(tree, file).map(({sample}) => sample)};
}

function line(node: Node): number {
  return node.position?.start.line ?? 1;
}

function isCode(node: Node, lang: string): node is Code {
  return node.type === 'code' && (node as Code).lang === lang;
}

function isResponse(node: Node): node is Code {
  return node.type === 'code' && /^response\b/.test((node as Code).meta ?? '');
}

function isProgram(node: Node): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Program';
}

function attribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function readRecorded(node: Code, problem: (sentence: string) => void): RecordedBlock | undefined {
  const {lang, meta, value, position} = node;
  const [, status, keep] = /^response ([1-5]\d\d)(?: keep=(\d+))?$/.exec(meta?.trim() ?? '') ?? [];
  if (status === undefined || !lang || !languages.includes(lang)) {
    problem(
      `A response is written \`\`\`json response 200 (json, text, png or bin; keep=3 shortens lists); here it is "${lang} ${meta}".`,
    );
    return undefined;
  }
  return {
    line: line(node),
    status: Number(status),
    language: lang as RecordedBlock['language'],
    ...(keep !== undefined && {keep: Number(keep)}),
    text: value,
    span: {
      start: position?.start.offset ?? 0,
      end: position?.end.offset ?? 0,
      indent: ' '.repeat((position?.start.column ?? 1) - 1),
    },
  };
}
