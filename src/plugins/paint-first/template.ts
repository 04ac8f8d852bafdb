import {startScripts} from './startScripts';

/**
 * The frame of every built page: Docusaurus's own, but for the scripts. Those are fetched at once and run when the
 * page has been painted. As `defer` scripts they run as soon as the page is parsed, before its first paint where the
 * network is faster than the processor: a reader who comes back with a slow phone and a full cache waits for all of
 * them in front of an empty screen.
 *
 * The language is eta, and the fields of `it` are those of @docusaurus/core/lib/ssg/ssgTemplate.js.
 */
export const paintFirst = `
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
    <% it.scripts.forEach((script) => { %>
      <link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" />
    <% }); %>
    <script>(${startScripts.toString()})(<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>)</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
