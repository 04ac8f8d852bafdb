import {startScripts} from './startScripts';
import {trustOwnScripts} from './trustOwnScripts';

/** What a reader is told when the site's scripts are not there. To a provider it names the usual reason. */
const FAILURE =
  'A part of this page could not be loaded. Try again. If the site is yours, serve it under the baseUrl of site.config.ts: ';

/** The element that names the scripts of a page's own: data, so that the inline script is the same on every page. */
const PAGE_SCRIPTS = 'page-scripts';

/** The icons that the theme puts before each page are hidden by a style, which the content security policy forbids. */
const HIDDEN_BY_STYLE = 'style="display: none;"';
const CHANGED =
  'src/page-weight/frame: the theme hides its icons in another way now. See decisions/0021-patches.md.';
const HIDDEN_BY_CLASS = 'class="icon-sprite"';

/**
 * The frame of every built page: Docusaurus's own, but for the scripts. Those are fetched at once and run when the
 * page has been painted. As `defer` scripts they run as soon as the page is parsed, before its first paint where the
 * network is faster than the processor: a reader who comes back with a slow phone and a full cache waits for all of
 * them in front of an empty screen.
 *
 * The scripts of the page's own, which `src/page-weight/page-scripts` names, follow those of every page at once. Docusaurus
 * asks for them when its main script has run: one exchange with the host later, and in the same long task.
 *
 * Nothing in it needs a content security policy to allow inline styles or scripts beyond those two: `npm run headers`.
 *
 * The language is eta, and the fields of `it` are those of @docusaurus/core/lib/ssg/ssgTemplate.js.
 */
export const pageFrame = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% const isOfEveryPage = (script) => /\\/(runtime~)?main\\.\\w+\\.js$/.test(script); %>
    <% it.scripts.filter(isOfEveryPage).forEach((script) => { %>
      <link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" />
    <% }); %>
    <script type="application/json" id="${PAGE_SCRIPTS}"><%~ JSON.stringify(it.scripts.filter((script) => !isOfEveryPage(script)).map((script) => it.baseUrl + script)) %></script>
    <script>(${trustOwnScripts.toString()})(<%~ JSON.stringify(it.baseUrl) %>);
    (${startScripts.toString()})(<%~ JSON.stringify(it.scripts.filter(isOfEveryPage).map((script) => it.baseUrl + script)) %>, '${PAGE_SCRIPTS}', ${JSON.stringify(FAILURE)} + <%~ JSON.stringify(it.baseUrl) %>)</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <% if (!it.preBodyTags.includes(${JSON.stringify(HIDDEN_BY_STYLE)})) throw new Error(${JSON.stringify(CHANGED)}); %>
    <%~ it.preBodyTags.replace(${JSON.stringify(HIDDEN_BY_STYLE)}, ${JSON.stringify(HIDDEN_BY_CLASS)}) %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
