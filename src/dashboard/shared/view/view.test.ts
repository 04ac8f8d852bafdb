import {expect, test} from 'vitest';
import {formatView, parseView, type View} from './view';

const nothing: View = {
  panel: undefined,
  at: undefined,
  place: undefined,
  ids: [],
  pinned: [],
  layers: [],
  filters: {},
};

test('a view survives its link', () => {
  const view: View = {
    panel: 'locations',
    at: Date.parse('2026-07-14T20:00:00Z'),
    place: {zoom: 9.5, lat: 44.0582, lon: -121.3153},
    ids: ['heron-7', 'heron-8'],
    pinned: ['fire-zones'],
    layers: [{id: 'fire-zones', opacity: 40}],
    filters: {'locations-search': 'heron & co'},
  };
  const link = formatView(view);
  expect(link).toBe(
    '?panel=locations&at=2026-07-14T20:00Z&map=9.50/44.0582/-121.3153&ids=heron-7,heron-8' +
      '&pinned=fire-zones&layers=fire-zones.40&locations-search=heron%20%26%20co',
  );
  expect(parseView(link)).toEqual(view);
});

test('an empty query is an empty view', () => {
  expect(parseView('')).toEqual(nothing);
  expect(formatView(nothing)).toBe('');
});

test('what cannot be understood is left out', () => {
  expect(parseView('?at=soon&map=9/north/east&layers=a.b,fires.400&ids=,,')).toEqual({
    ...nothing,
    layers: [{id: 'fires', opacity: 100}],
  });
});

test('a time within an hour is that hour', () => {
  expect(parseView('?at=2026-07-14T20:59:59Z').at).toBe(Date.parse('2026-07-14T20:00:00Z'));
});
