import {expect, test} from 'vitest';
import {unknownFieldsOf} from './unknownFieldsOf';

test('the unknown fields of a response are read from its header', () => {
  expect(unknownFieldsOf([['content-type', 'application/json']])).toEqual([]);
  expect(unknownFieldsOf([['unknown-fields', 'body[0].velocity, body[0]["h%C3%B6he%2C%20m"], ...']])).toEqual(
    ['body[0].velocity', 'body[0]["höhe, m"]', '...'],
  );
  expect(unknownFieldsOf([['Unknown-Fields', 'body.%zz']])).toEqual(['body.%zz']);
});
