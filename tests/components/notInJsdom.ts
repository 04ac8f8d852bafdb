import {Blob as NodeBlob} from 'node:buffer';

// What browsers have and jsdom has not. Nothing here has a size, so nothing is drawn, measured or scrolled.

const noRects = (): DOMRectList => Object.assign([], {item: () => null});

globalThis.CSS ??= {} as typeof CSS;
document.adoptedStyleSheets ??= [];
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
Range.prototype.getClientRects = noRects;
Range.prototype.getBoundingClientRect = () => new DOMRect();
Element.prototype.scrollIntoView = () => undefined;
// That of jsdom takes no bytes that Node has fetched.
globalThis.Blob = NodeBlob as typeof Blob;
// An address of bytes is held, and nothing opens it.
URL.createObjectURL = () => 'blob:';
URL.revokeObjectURL = () => undefined;
