import type {Element, ElementContent} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, Blockquote, Heading, Nodes, PhrasingContent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isLanguagePanel, samplePanel} from './languages';
import {all, element, hasClass, label} from './tree';

/** How elements that Markdown has no word for are written; all others are the converter's own business. */
export const handlers: Record<string, Handle> = {
  details,
  div,
  svg,
  dt,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
};

/** A heading keeps its address: Markdown does not show it, but the search leads there. */
function heading(state: State, node: Element): Heading {
  const depth = Number(node.tagName.slice(1)) as Heading['depth'];
  const made: Heading = {type: 'heading', depth, children: state.all(node) as PhrasingContent[]};
  const {id} = node.properties;
  if (typeof id === 'string') made.data = {id};
  return made;
}

/** What is folded on the page stands open; its summary stays, unless it only says how much is folded. */
function details(state: State, node: Element): RootContent[] {
  const summary = node.children.find(isSummary);
  const inner = flow(
    state,
    node.children.filter((child) => child !== summary),
  );
  if (!summary || node.properties.dataTwin === 'unfold') return inner;
  const isBlock = all(summary, ({tagName}) => /^h[1-6]$/.test(tagName)).length > 0;
  const head = isBlock ? summary.children : [element('p', [element('strong', summary.children)])];
  return [...flow(state, head), ...inner];
}

function isSummary(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'summary';
}

/** An admonition becomes a quotation that begins with its name; any other `div` but a sample's is what it holds. */
function div(state: State, node: Element): RootContent[] {
  const {dataSearch, ...properties} = node.properties;
  if (dataSearch === 'messages') return div(state, {...node, properties}).map((each) => markSample(each));
  if (isLanguagePanel(node)) return [samplePanel(node, flow(state, node.children))];
  if (!hasClass(node, 'theme-admonition')) return flow(state, node.children);
  const [heading, ...body] = node.children.filter((child) => child.type === 'element');
  const name = label(heading ? toString(heading).trim() : '');
  const quote: Blockquote = {type: 'blockquote', children: flow(state, [name, ...body]) as BlockContent[]};
  return [quote];
}

/** Of what frames a sample, search finds no word: name, languages and status would be its excerpt. */
function markSample<Made extends Nodes>(made: Made): Made {
  visit(made, (each) => {
    each.data = {...each.data, isSample: true};
  });
  return made;
}

/** A drawing is described by its title and description, or by its label; one without either is ornament. */
function svg(_state: State, node: Element): RootContent | undefined {
  const told = all(node, ({tagName}) => tagName === 'title' || tagName === 'desc').map(toString);
  const words = told.length > 0 ? told.join('. ') : node.properties.ariaLabel;
  if (typeof words !== 'string' || words === '') return undefined;
  return {type: 'emphasis', children: [{type: 'text', value: `Figure: ${words}`}]};
}

/** A term and its description stand one after the other, as paragraphs do. */
function dt(state: State, node: Element): RootContent[] {
  return flow(state, [element('p', node.children)]);
}

function flow(state: State, children: readonly ElementContent[]): RootContent[] {
  return state.toFlow(state.all(element('div', [...children])));
}

declare module 'mdast' {
  interface Data {
    /** Whether it belongs to a sample, of which search finds the messages alone. */
    isSample?: true;
  }
  interface HeadingData {
    id?: string;
  }
}
