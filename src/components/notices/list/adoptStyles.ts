import stylesheet from '@generated/notice-styles/default/stylesheet.json';

/**
 * Gives the library's styles to the page as a stylesheet made by script, which the content security policy allows.
 * They lie in a layer, so that `list.module.css` comes after them wherever it stands.
 */
export function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer notices {${stylesheet}}`);
  document.adoptedStyleSheets.push(sheet);
}
