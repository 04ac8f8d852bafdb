import {expect, test} from 'vitest';
import {createAnnouncement} from './announcement';

const announcement = {
  id: 'a',
  content: 'See <a href="/docs">here</a> or <a href="https://a.example/">there</a>.',
  isCloseable: true,
};

test('links within the portal follow it to the path it is served under', () => {
  expect(createAnnouncement({announcement, baseUrl: '/portal/'})?.content).toBe(
    'See <a href="/portal/docs">here</a> or <a href="https://a.example/">there</a>.',
  );
  expect(createAnnouncement({announcement, baseUrl: '/'})).toEqual(announcement);
});

test('without an announcement there is no bar', () => {
  expect(createAnnouncement({announcement: null, baseUrl: '/'})).toBeUndefined();
});
