import {existsSync} from 'node:fs';
import path from 'node:path';
import {withoutEndSlash, type SourcePage, type SourceSite} from './sourceSite';

/** What the base of a relative address does not matter for. */
const ORIGIN = 'https://portal.invalid';

/** Links with a scheme lead elsewhere; `pathname:` leads to a file that only the build makes. */
const elsewhere = /^([a-z][a-z+.-]*:|\/\/)/i;

/**
 * Follows the links of pages before they are built, so that a broken one is named with its line; the build knows its page
 * only. Anchors of pages that components make are left to the build.
 *
 * @param isWanted which pages' links
 * @returns one line for each broken link: `page:line  what`
 */
export function checkPageLinks(site: SourceSite, isWanted: (file: string) => boolean = () => true): string[] {
  return site.pages
    .filter(({file}) => isWanted(file))
    .flatMap((page) =>
      page.links.flatMap(({url, line}) => {
        const problem = problemOf(site, page, url);
        return problem === undefined ? [] : [`${page.file}:${line}  The link ${url} is broken: ${problem}.`];
      }),
    );
}

function problemOf(site: SourceSite, page: SourcePage, link: string): string | undefined {
  if (elsewhere.test(link)) return undefined;
  const [address = '', anchor = ''] = link.split('#');
  const bare = address.replace(/\?.*/, '');
  const target =
    bare === '' ? page : /\.mdx?$/.test(bare) ? byFile(site, page, bare) : byRoute(site, page, bare);
  if (target === undefined) return `there is no such ${/\.\w+$/.test(bare) ? 'file' : 'page'}`;
  const hasAnchor = target === 'other' || anchor === '' || target.anchors.has(decodeURIComponent(anchor));
  return hasAnchor ? undefined : `${target.file} has no heading with the id "${anchor}"`;
}

/** A link to a file leads to the page that is made from it. */
function byFile({pages}: SourceSite, {file}: SourcePage, link: string): SourcePage | undefined {
  const wanted = link.startsWith('/') ? link.slice(1) : path.posix.join(path.posix.dirname(file), link);
  return pages.find((each) => each.file === wanted || each.file === `docs/${wanted}`);
}

/** The page at an address, or `other` for what is no page of words. */
function byRoute(
  {root, pages, otherRoutes}: SourceSite,
  {file, route}: SourcePage,
  link: string,
): SourcePage | 'other' | undefined {
  const {pathname} = new URL(link, `${ORIGIN}${route}`);
  const wanted = withoutEndSlash(decodeURIComponent(pathname));
  const page = pages.find((each) => each.route === wanted);
  if (page) return page;
  const files = [
    ...['static', '.generated/static'].map((folder) => path.join(root, folder, wanted)),
    ...(link.startsWith('/') ? [] : [path.join(root, path.dirname(file), link)]),
  ];
  return otherRoutes.has(wanted) || files.some((each) => existsSync(each)) ? 'other' : undefined;
}
