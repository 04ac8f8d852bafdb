import {expect, test} from 'vitest';
import {createAnnouncement} from './announcement';

const announcement = {
  id: 'a',
  content: 'See <a href="/docs">here</a> or <a href="https://a.example/">there</a>.',
  isCloseable: true,
};

test('links within the portal follow it to the path it is served under', () => {
  expect(createAnnouncement({announcement}, {locale: 'en', base: '/portal/'})?.content).toBe(
    'See <a href="/portal/docs">here</a> or <a href="https://a.example/">there</a>.',
  );
  expect(createAnnouncement({announcement}, {locale: 'en', base: '/'})).toEqual(announcement);
});

test('each language reads its own words, and leads to its own pages', () => {
  const translated = {...announcement, translations: {fr: 'Voir <a href="/docs">ici</a>.'}};
  expect(createAnnouncement({announcement: translated}, {locale: 'fr', base: '/fr/'})).toEqual({
    id: 'a',
    content: 'Voir <a href="/fr/docs">ici</a>.',
    isCloseable: true,
  });
  expect(createAnnouncement({announcement: translated}, {locale: 'de', base: '/de/'})?.content).toContain(
    'See <a href="/de/docs">here</a>',
  );
});

test('without an announcement there is no bar', () => {
  expect(createAnnouncement({announcement: null}, {locale: 'en', base: '/'})).toBeUndefined();
});
