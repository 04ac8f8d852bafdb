import {readArticle, type CutPage} from '../article/article';
import {articleVersions} from '../article/convert';
import type {Place} from '../article/links';
import {passagesOf, type Passage} from '../article/passages';
import {twinText} from '../article/twinText';
import type {TextRoute} from './routes';

/** A page of guides or reference as a text. Data alone: it comes from another thread, or from the build before. */
export interface PageText extends TextRoute {
  readonly title: string;
  readonly description: string;
  /** The page as Markdown, once for each language of its samples, the page's first language first. */
  readonly twins: readonly Twin[];
  readonly passages: readonly Passage[];
}

export interface Twin {
  /** Key of the samples' language, as addresses have it; undefined where the page has no choice. */
  readonly language: string | undefined;
  readonly text: string;
}

/**
 * Makes the text of a page.
 *
 * @throws when the page has no article or no heading of the first level
 */
export function pageText(page: CutPage, route: TextRoute, place: Place): PageText {
  const {title, description, content} = readArticle(page, route.path);
  const versions = articleVersions(content, place);
  const languages = versions.versions.map(({language}) => language.key);
  const twins = (languages.length === 0 ? [undefined] : languages).map((language, index) => ({
    language,
    text: twinText(place, versions, index),
  }));
  return {...route, title, description, twins, passages: passagesOf(versions.tree)};
}
