import {cleanup} from '@testing-library/react';
import {afterEach} from 'vitest';

// Without `globals`, the library does not find where to do so by itself.
afterEach(cleanup);

// jsdom knows the element, but neither opens nor closes it.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
