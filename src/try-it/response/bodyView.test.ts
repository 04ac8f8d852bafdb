import {expect, test} from 'vitest';
import {bodyView} from './bodyView';

const body = new Uint8Array([1]);
const viewOf = (contentType: string) => bodyView({status: 200, body, contentType});

test('shows pixels as a picture, and an SVG as its text', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp']) {
    expect(viewOf(type)).toBe('picture');
  }
  expect(viewOf('image/svg+xml')).toBe('text');
});

test('shows JSON, text and markup as what they are, and the rest as bytes', () => {
  expect(viewOf('application/geo+json')).toBe('json');
  expect(viewOf('text/html')).toBe('text');
  expect(viewOf('application/xhtml+xml')).toBe('text');
  expect(viewOf('application/vnd.mapbox-vector-tile')).toBe('bytes');
  expect(viewOf('image/unknown')).toBe('bytes');
  expect(viewOf('')).toBe('bytes');
});

test('shows nothing of an empty body', () => {
  expect(bodyView({status: 200, body: new Uint8Array(), contentType: 'image/png'})).toBe('nothing');
  expect(bodyView({status: 204, body, contentType: 'text/plain'})).toBe('nothing');
});
