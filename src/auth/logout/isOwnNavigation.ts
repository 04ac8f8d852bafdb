/** How the page was opened, in the words of the browser and the router. */
export interface Opening {
  /** How the router came here: `POP` is also said of the page that a document was loaded with. */
  readonly action: 'PUSH' | 'REPLACE' | 'POP';
  /** The address on screen. */
  readonly address: string;
  /** The address of the page whose link loaded the document; empty where none is named. */
  readonly referrer: string;
  /** How the document was loaded, and at which address: the browser's navigation entry. */
  readonly load?: Pick<PerformanceNavigationTiming, 'type' | 'name'> | undefined;
}

/**
 * Whether a page of the portal itself led here. A foreign page can open any address, name no referrer, and step back
 * through the history: each of these counts as foreign, and so does an address that somebody typed.
 */
export function isOwnNavigation({action, address, referrer, load}: Opening): boolean {
  if (action !== 'POP') return true;
  const isLoadedHere = load?.type === 'navigate' && withoutHash(load.name) === withoutHash(address);
  return isLoadedHere && URL.canParse(referrer) && new URL(referrer).origin === new URL(address).origin;
}

const withoutHash = (address: string) => address.replace(/#.*$/, '');

/** How this page was opened. In the browser alone. */
export function openingOf(action: Opening['action']): Opening {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {action, address: window.location.href, referrer: document.referrer, load};
}
