import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {twinPath} from '../../site/twinPath';
import {cutPage, readArticle} from '../article/article';
import {articleVersions, markdownText} from '../article/convert';
import {twinText} from '../article/twinText';
import {contractLimits} from '../limits/contractLimits';
import type {PageText} from '../pages/pageText';
import type {Contract} from '../reference/contract';
import {operationDocuments} from '../reference/operations';
import {referenceFacts} from '../reference/referenceFacts';
import {indexText} from './llms';

const place = {
  origin: 'https://a.example',
  path: '/docs/guides/intro',
  hasTwin: (path: string) => path.startsWith('/docs'),
};

function markdown(inner: string): string {
  const html = `<meta name=description content="What it is."><article><h1>Title</h1>${inner}</article>`;
  return markdownText(articleVersions(readArticle(cutPage(html), '/page').content, place).tree).replace(
    '# Title\n\n',
    '',
  );
}

test('title and description come from the page; a page without an article is missed by name', () => {
  const page = readArticle(
    cutPage('<meta name=description content="So."><article><h1>A <b>b</b></h1></article>'),
    '/page',
  );
  expect([page.title, page.description]).toEqual(['A b', 'So.']);
  expect(() => readArticle(cutPage('<p>Nothing.'), '/gone')).toThrow('/gone has no article');
});

test('links are whole, lead to twins, and within the page are words alone', () => {
  expect(markdown('<p><a href="collections/step1#x">a</a> <a href="/admin">b</a> <a href="#c">c</a>')).toBe(
    '[a](https://a.example/docs/guides/collections/step1.md#x) [b](https://a.example/admin) c\n',
  );
  expect(markdown('<p><a href="https://b.example/docs">d</a><img src="/i.png" alt="e">')).toBe(
    '[d](https://b.example/docs)![e](https://a.example/i.png)\n',
  );
});

test('a picture within the page is told by its words', () => {
  expect(markdown('<p><img src="data:image/png;base64,AAAA" alt="Wind">')).toBe('*Figure: Wind*\n');
});

test('tabs stand one after another, each under its name', () => {
  const panel = (language: string, code: string) =>
    `<div role=tabpanel><div class="language-${language} theme-code-block"><pre><code><span>${code}<br></span></code></pre></div></div>`;
  const tabs = `<div class=tabs-container><ul role=tablist><li role=tab>cURL<li role=tab>JavaScript</ul><div>${panel('bash', 'curl')}${panel('js', 'fetch()')}</div></div>`;
  expect(markdown(tabs)).toBe(
    '**cURL**\n\n```bash\ncurl\n```\n\n**JavaScript**\n\n```javascript\nfetch()\n```\n',
  );
});

test('samples by language do so too, and code that is JSON says so', () => {
  const samples =
    '<fieldset><legend>Language</legend><label data-language=csharp><input type=radio>C#</label></fieldset>' +
    '<div data-language=csharp><pre><code>var a;</code></pre><button>Copy</button></div><pre><code>{"a": 1}</code></pre>';
  expect(markdown(samples)).toBe('**C#**\n\n```csharp\nvar a;\n```\n\n```json\n{"a": 1}\n```\n');
});

test('samples go by the chooser above them: a program calls its language otherwise than a request', () => {
  const chooser = (name: string) => `<fieldset><label data-language=javascript>${name}</label></fieldset>`;
  const panel = '<div data-language=javascript><pre><code>call()</code></pre></div>';
  expect(markdown(`${chooser('TypeScript')}${panel}${chooser('JavaScript')}${panel}`)).toBe(
    '**TypeScript**\n\n```typescript\ncall()\n```\n\n**JavaScript**\n\n```javascript\ncall()\n```\n',
  );
});

test('times of samples count from the moment they are run, those of responses stay', () => {
  const chooser = '<fieldset><label data-language=python>Python</label></fieldset>';
  const panel =
    '<div data-language=python><pre><code>import requests\n\nprint("2026-07-14T17:58:00Z", "2020-01-01T00:00:00Z")</code></pre></div>';
  const text = markdown(`${chooser}${panel}<pre><code>{"at": "2026-07-14T17:58:00Z"}</code></pre>`);
  expect(text).toContain('print(from_now(-120), "2020-01-01T00:00:00Z")');
  expect(text).toContain('def from_now(seconds):');
  expect(text).toContain('{"at": "2026-07-14T17:58:00Z"}');
});

test('what is folded stands open under its summary, or without one that only counts', () => {
  expect(markdown('<details><summary>The whole response</summary><p>It.</details>')).toBe(
    '**The whole response**\n\nIt.\n',
  );
  expect(markdown('<details data-twin=unfold><summary>Properties (1)</summary><p>It.</details>')).toBe(
    'It.\n',
  );
  expect(markdown('<details><summary><h3>200</h3></summary><p>It.</details>')).toBe('### 200\n\nIt.\n');
});

test('admonitions are quotations, drawings their words, furniture nothing', () => {
  expect(markdown('<div class="theme-admonition"><div>warning</div><div><p>Hot.</div></div>')).toBe(
    '> **warning**\n>\n> Hot.\n',
  );
  expect(markdown('<p>See <svg><title>Sequence</title><desc>A to B.</desc><path/></svg>')).toBe(
    'See *Figure: Sequence. A to B.*\n',
  );
  expect(
    markdown('<nav>Up</nav><p>a<!-- -->b<wbr>c<a class=hash-link href=#a>#</a><p data-twin=omit>No.'),
  ).toBe('abc\n');
});

test('cards are links and sentences', () => {
  const card =
    '<a class=theme-doc-card-container href=/docs/a><h2><span class=theme-doc-card-icon>📄</span><span>A</span></h2><p>What it is.</p></a>';
  expect(markdown(card)).toBe('[A](https://a.example/docs/a.md)\n\nWhat it is.\n');
});

test('the address of a twin', () => {
  expect(['/docs', '/docs/', '/portal/api/'].map((path) => twinPath(path))).toEqual([
    '/docs.md',
    '/docs.md',
    '/portal/api.md',
  ]);
  expect(twinPath('/docs/', 'python')).toBe('/docs.python.md');
});

const site = {outDir: '', baseUrl: '/portal/', origin: 'https://a.example'};

function textPage(path: string, title: string, description = ''): PageText {
  return {path, title, description, isIndex: false, twins: [], passages: []};
}

test('a sample keeps its code in one language, or its first where it has no such code', () => {
  const labels = (...keys: string[]) =>
    `<fieldset>${keys.map((key) => `<label data-language=${key}>${key.toUpperCase()}</label>`).join('')}</fieldset>`;
  const panels = (...keys: string[]) =>
    keys.map((key) => `<div data-language=${key}><pre><code>in ${key}</code></pre></div>`).join('');
  const html = `<article><h1>T</h1>${labels('curl', 'go')}${panels('curl', 'go')}${labels('js', 'go')}${panels('js', 'go')}</article>`;
  const {versions} = articleVersions(readArticle(cutPage(html), '/page').content, place);
  expect(versions.map(({language}) => language)).toEqual([
    {key: 'curl', name: 'CURL'},
    {key: 'go', name: 'GO'},
    {key: 'js', name: 'JS'},
  ]);
  const shown = versions.map(({tree}) => markdownText(tree).match(/in \w+/g));
  expect(shown).toEqual([
    ['in curl', 'in js'],
    ['in go', 'in go'],
    ['in curl', 'in js'],
  ]);
});

test('a twin leads to the twins with its samples in other languages', () => {
  const heading = {
    type: 'heading' as const,
    depth: 1 as const,
    children: [{type: 'text' as const, value: 'T'}],
  };
  const tree = {type: 'root' as const, children: [heading]};
  const versions = [
    {language: {key: 'curl', name: 'cURL'}, tree},
    {language: {key: 'go', name: 'Go'}, tree},
  ];
  const docs = {origin: site.origin, path: '/portal/docs'};
  expect(twinText(docs, {tree, versions})).toContain(
    'Samples: cURL. Also in [Go](https://a.example/portal/docs.go.md)\n',
  );
  expect(twinText(docs, {tree, versions}, 1)).toContain(
    'Samples: Go. Also in [cURL](https://a.example/portal/docs.md)\n',
  );
  expect(twinText(docs, {tree, versions: []})).not.toContain('Samples');
});

test('llms.txt lists every page by section, also one that no sidebar knows, and operations with their calls', () => {
  const contract = JSON.parse(readFileSync('.generated/openapi.json', 'utf8')) as Contract;
  const operations = operationDocuments(contract);
  const servers = [{name: 'Sandbox', url: 'http://127.0.0.1:4010', demoKey: 'demo'}];
  const pages = [
    textPage('/portal/docs', 'Start', 'Begin.'),
    textPage('/portal/docs/lost', 'Lost'),
    textPage('/portal/api/create-objects', 'Report locations', 'Use it.'),
    textPage('/portal/api/list-drones', 'List drones'),
  ];
  const text = indexText(
    site,
    {title: 'T', tagline: 'So.'},
    {
      pages,
      sections: [{title: 'Guides', paths: ['/portal/docs']}],
      workflows: [
        {title: 'Collections', file: 'workflows/collections.arazzo.yaml', description: '14 requests'},
      ],
    },
    {servers, operations, facts: referenceFacts(contract, operations), limits: contractLimits(contract)},
  );
  expect(text).toContain('# T\n\n> So.\n');
  expect(text).toContain('## Guides\n\n- [Start](https://a.example/portal/docs.md): Begin.\n');
  expect(text).toContain(
    '## Workflows\n\n- [Collections](https://a.example/portal/workflows/collections.arazzo.yaml): 14 requests\n',
  );
  expect(text).toContain('- [Lost](https://a.example/portal/docs/lost.md)\n');
  expect(text).toContain('/create-objects.md): `POST /locations/v2/objects`, key only. Use it.\n');
  expect(text).toContain('/list-drones.md): `GET /flights/v1/drones`, key only, **deprecated**.\n');
  expect(text).toContain('- Sandbox: `http://127.0.0.1:4010`, with the key `demo`\n');
  expect(text).toMatch(/at most 1 MB, but 16 MB at `POST \/locations\/v2\/objects`/);
  expect(text).toContain('(https://a.example/portal/openapi.yaml)');
  expect(text).toContain('plans per request 100; ids per request 100;');
  expect(text).toMatch(/405: .* 408: .* 429: .* 431: /);
});
