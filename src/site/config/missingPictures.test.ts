import path from 'node:path';
import {expect, test} from 'vitest';
import site from '../../../site.config';
import {missingPictures} from './missingPictures';

const root = path.resolve(import.meta.dirname, '../../..');

test('the pictures of this repository are there', () => {
  expect(missingPictures(site, root)).toEqual([]);
});

test('each picture that is not there is named by its field', () => {
  const broken = {
    favicon: 'img/a.svg',
    logo: {alt: '', src: 'img/b.svg'},
    socialCard: 'img/c.png',
    offline: {shortName: 'X', icon: 'img/d.png', colour: '#000000'},
  };
  expect(missingPictures(broken, root)).toEqual([
    "'favicon' names img/a.svg, which static/ lacks: add it or correct the name.",
    "'logo.src' names img/b.svg, which static/ lacks: add it or correct the name.",
    "'socialCard' names img/c.png, which static/ lacks: add it or correct the name.",
    "'offline.icon' names img/d.png, which static/ lacks: add it or correct the name.",
  ]);
  expect(missingPictures({...broken, offline: null}, root)).toHaveLength(3);
});
