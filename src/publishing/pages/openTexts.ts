import path from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {isProtected} from '../../site/isProtected';
import {readSiteSettings} from '../../site/readSiteSettings';
import {makeTexts, type Site} from './pages';
import type {PageText} from './pageText';
import {textRoutes} from './routes';

/** Where a build writes its pages. */
export function siteOf({outDir, baseUrl, siteConfig}: LoadContext): Site {
  return {outDir, baseUrl, origin: siteConfig.url};
}

/**
 * Whether anybody may read a page. What `protectedPrefixes` keeps for people who are signed in goes into no file that
 * anybody can fetch, as it stands in no HTML.
 */
export function isOpenPage({baseUrl, siteConfig}: LoadContext): (page: string) => boolean {
  const {protectedPrefixes} = readSiteSettings(siteConfig.customFields);
  return (page) => !isProtected(`/${page.slice(baseUrl.length)}`, protectedPrefixes);
}

const texts = new WeakMap<LoadContext, Promise<PageText[]>>();

/** The texts of all open pages of a finished build, made once for all plugins that read them. */
export function openTexts(context: LoadContext, routes: readonly RouteConfig[]): Promise<PageText[]> {
  const known = texts.get(context) ?? makeOpenTexts(context, routes);
  texts.set(context, known);
  return known;
}

function makeOpenTexts(context: LoadContext, routes: readonly RouteConfig[]): Promise<PageText[]> {
  const isOpen = isOpenPage(context);
  const {generatedFilesDir, i18n} = context;
  return makeTexts(
    siteOf(context),
    textRoutes(routes).filter((route) => isOpen(route.path)),
    path.join(generatedFilesDir, `page-texts.${i18n.currentLocale}.json`),
  );
}
