import {StyleModule} from 'style-mod';

/**
 * Has the editor keep its styles in a stylesheet made by script. In a document it would write them into a `<style>`,
 * which the content security policy refuses; where there is no `head`, as in a shadow root, it already does this. So
 * its set of styles is made for such a root, and handed to the document before the first editor opens.
 */
export function adoptStyles(): void {
  const root = {ownerDocument: document, adoptedStyleSheets: []} as unknown as ShadowRoot;
  StyleModule.mount(root, []);
  for (const name of Object.getOwnPropertySymbols(root))
    Object.defineProperty(document, name, {value: Reflect.get(root, name)});
}
