// What jsdom looks up anew for each element, though a search by role or label asks about all of them: for a list of 200
// rows it took ten seconds. The results are the same.

const computed = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();

/** The style of an element, computed once for all that jsdom's own stylesheet cannot tell apart. */
function styleOf(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const isOwn = element.hasAttribute('style') || element.hasAttribute('hidden');
  if (isOwn || pseudo || document.styleSheets.length > 0) return computed(element, pseudo);
  const alike = [element.parentElement?.tagName, element.tagName, element.getAttribute('type')];
  const key = [...alike, element.hasAttribute('open')].join(' ');
  const style = styles.get(key) ?? computed(element);
  styles.set(key, style);
  return style;
}

/** Labels that name an element by its id, and the one around it; jsdom goes through the whole document for each. */
function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  const isNamed = (label: HTMLLabelElement) =>
    label.htmlFor === '' ? label.contains(this) : label.htmlFor === this.id;
  return [...document.getElementsByTagName('label')].filter(isNamed);
}

window.getComputedStyle = styleOf;
globalThis.getComputedStyle = styleOf;
for (const {prototype} of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {get: labelsOf});
