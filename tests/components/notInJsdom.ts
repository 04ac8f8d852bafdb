import {Blob as NodeBlob} from 'node:buffer';

// What browsers have and jsdom has not. Nothing here has a size, so nothing is drawn, measured or scrolled.

function readBytes(this: File): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}

const noRects = (): DOMRectList => Object.assign([], {item: () => null});

globalThis.CSS ??= {} as typeof CSS;
document.adoptedStyleSheets ??= [];
Range.prototype.getClientRects = noRects;
Range.prototype.getBoundingClientRect = () => new DOMRect();
Element.prototype.scrollIntoView = () => undefined;
// That of jsdom takes no bytes that Node has fetched.
globalThis.Blob = NodeBlob as typeof Blob;
// Its own files cannot be read in the newer way.
if (!('arrayBuffer' in File.prototype)) Object.assign(File.prototype, {arrayBuffer: readBytes});

// An address of bytes is held, and nothing opens it.
URL.createObjectURL = () => 'blob:';
URL.revokeObjectURL = () => undefined;

/** Everything has a size that stays: nobody is told of another. */
class ResizeObserverWithoutSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= ResizeObserverWithoutSizes;

/** Everything is on screen. */
class EverythingOnScreen implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(readonly callback: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const entry = {target, isIntersecting: true} as IntersectionObserverEntry;
    queueMicrotask(() => this.callback([entry], this));
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
globalThis.IntersectionObserver ??= EverythingOnScreen;

/** A face that cannot be had. */
class MissingFace {
  load(): Promise<never> {
    return Promise.reject(new Error('There are no faces here.'));
  }
}
globalThis.FontFace ??= MissingFace as unknown as typeof FontFace;

/** Nothing that a page asks of the device is so. */
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** A canvas on which nothing is drawn, of no use for a map. */
const nothingDrawn = new Proxy({} as CanvasRenderingContext2D, {
  get: (_, name) => (name === 'measureText' ? () => ({width: 0}) : () => undefined),
  set: () => true,
});
HTMLCanvasElement.prototype.getContext = ((kind: string) =>
  kind === '2d' ? nothingDrawn : null) as HTMLCanvasElement['getContext'];
globalThis.Path2D ??= new Proxy(Object, {construct: () => nothingDrawn}) as unknown as typeof Path2D;
