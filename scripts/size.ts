import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {findChromium} from './lib/chromium.mjs';
import {budgets, isOver, sentence, type Measurement} from './size/budgets';
import {weighDashboard} from './size/dashboard';
import {kindsOf, measurementsOf, peers} from './size/kinds';
import {weighOffline} from './size/offline';
import type {Weight} from './size/downloads';
import {weigh} from './size/measure';
import {htmlWeights, sitemapPaths, stylesheetWeights, weighScripts} from './size/pages';
import {buildPlainSite} from './lib/peers';
import {storedSession} from './size/storedSession';
import {weighSearch} from './size/search';
import {serveFolders} from './lib/serveFolders';
import {kilobytes, table} from './lib/table';
import {root} from './lib/run.mjs';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';

/**
 * `npm run size`: weighs the production build as a first visitor downloads it, beside plain Docusaurus, prints the
 * table and fails over budget. `-- --without-pages` weighs all but the visits of pages, and no plain Docusaurus, for
 * `npm test`, where browser tests weigh every page that they open.
 */
const {values} = parseArgs({options: {'without-pages': {type: 'boolean', default: false}}});
const BUILD = 'build';
if (!existsSync(`${BUILD}/sitemap.xml`))
  throw new Error('There is no production build. Make one: npm run build');
const browserFile = await findChromium();
if (!browserFile) throw new Error('No Chromium found: name yours in PORTAL_CHROMIUM.');

const site = await loadSiteConfig(root);
const kindOf = kindsOf(BUILD);
const browser = await chromium.launch({
  executablePath: browserFile.path,
  // Each script runs once: it is over before compiling it for speed pays, or drawing with a graphics card.
  args: ['--disable-gpu', '--js-flags=--no-maglev,--no-turbofan'],
});
const pages = values['without-pages'] ? undefined : await weighPages();
const signedIn = await weighSite(browser, BUILD, ['/dashboard'], storedSession(site.identity));
const search = await weighSearchOf(browser, BUILD);
await browser.close();

const offline = {name: 'Saved for reading offline', bytes: weighOffline(BUILD), budget: budgets.offline};
const scripts = {name: 'All scripts of the site', bytes: weighScripts(BUILD), budget: budgets.scripts};

const measurements = [
  ...(pages?.ours ?? []).flatMap((page) => measurementsOf(page, kindOf(page.path))),
  ...cssMeasurements(),
  ...htmlMeasurements(),
  search,
  offline,
  scripts,
  ...dashboardMeasurements(signedIn),
];
console.log(report(measurements));
process.exitCode = measurements.some(isOver) ? 1 : 0;

/** What a first visit of each page weighs, and of some pages of plain Docusaurus. */
async function weighPages(): Promise<{readonly ours: readonly Weight[]; readonly plain: readonly Weight[]}> {
  const ours = await weighSite(browser, BUILD, sitemapPaths(BUILD));
  return {ours, plain: await weighSite(browser, buildPlainSite(), Object.values(peers))};
}

async function weighSite(
  opened: Browser,
  folder: string,
  paths: string[],
  storage: Readonly<Record<string, string>> = {},
): Promise<Weight[]> {
  const server = await serveFolders([folder], {isCompressed: false});
  try {
    return await weigh(opened, {origin: server.origin, folder}, paths, storage);
  } finally {
    await server.close();
  }
}

async function weighSearchOf(opened: Browser, folder: string): Promise<Measurement> {
  const server = await serveFolders([folder], {isCompressed: false});
  try {
    const bytes = await weighSearch(opened, {origin: server.origin, folder}, '/terms');
    return {name: 'Search, first question', bytes, budget: budgets.search};
  } finally {
    await server.close();
  }
}

function cssMeasurements(): Measurement[] {
  return stylesheetWeights(BUILD).map(({file, css}) => ({
    name: `CSS ${file}`,
    bytes: css,
    budget: budgets.css,
  }));
}

function htmlMeasurements(): Measurement[] {
  return htmlWeights(BUILD, 'api').map(({file, gzip}) => ({
    name: `HTML ${file}`,
    bytes: gzip,
    budget: budgets.referenceHtml,
  }));
}

/** What is downloaded once somebody is signed in: shell and panels. */
function dashboardMeasurements([page]: Weight[]): Measurement[] {
  const {shell, panels} = weighDashboard(BUILD);
  return [
    {name: 'Dashboard before its map', bytes: (page?.js ?? 0) + shell, budget: budgets.dashboard},
    ...[...panels].map(([id, bytes]) => ({
      name: `Dashboard, ${id}`,
      bytes,
      budget: budgets.heavyPanels[id] ?? budgets.panel,
    })),
  ];
}

function weightsOfPages(): readonly string[][] {
  if (!pages) return [];
  const row = (name: string, {path, js, words, prefetched, css, html}: Weight) => [
    `${name} ${path}`,
    ...[js, words, prefetched, css, html].map(kilobytes),
  ];
  const operations = pages.ours.filter(({path}) => kindOf(path) === 'operation');
  const others = pages.ours.filter(({path}) => kindOf(path) !== 'operation');
  return [
    ['gzip, before any interaction', 'JS', 'own text', 'ahead', 'CSS', 'HTML'],
    ...pages.plain.map((each) => row('plain Docusaurus', each)),
    ...others.map((each) => row('portal', each)),
    ...operations.slice(0, 3).map((each) => row('heaviest', each)),
    ...operations
      .slice(3)
      .slice(-1)
      .map((each) => row('lightest', each)),
  ];
}

function report(all: Measurement[]): string {
  const weights = weightsOfPages();
  const html = htmlWeights(BUILD, 'api').slice(0, 5);
  const largest = [
    ['largest pages of the reference', 'HTML gzip', 'raw'],
    ...html.map(({file, gzip, raw}) => [file, kilobytes(gzip), kilobytes(raw)]),
  ];
  const kinds = (pages ? ['JS', 'CSS', 'HTML'] : ['CSS', 'HTML']).map((kind) => {
    const measured = all.filter(({name}) => name.startsWith(`${kind} `));
    const tightest = [...measured].sort((a, b) => b.bytes / b.budget - a.bytes / a.budget)[0];
    return `${kind}: ${measured.length} measured; closest to its budget: ${tightest ? sentence(tightest) : 'none'}`;
  });
  const dashboard = [
    ['signed in', 'JS', 'budget'],
    ...all
      .filter(({name}) => name.startsWith('Dashboard'))
      .map(({name, bytes, budget}) => [name, kilobytes(bytes), kilobytes(budget)]),
  ];
  const over = all.filter(isOver).map((each) => `OVER BUDGET  ${sentence(each)}`);
  return [
    weights.length > 0 ? table(weights) : '',
    table(largest),
    table(dashboard),
    [...kinds, sentence(search), sentence(offline), sentence(scripts)].join('\n'),
    over.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
