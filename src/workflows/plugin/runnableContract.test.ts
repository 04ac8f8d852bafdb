import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {runnableText} from './runnableContract';

test('leaves examples and the schemas of bytes out, and keeps the digits of long numbers', () => {
  const text = runnableText(`{
    "paths": {"/tiles": {"get": {"responses": {"200": {"content": {
      "image/png": {"schema": {"type": "string", "format": "binary"}},
      "application/json": {"schema": {"maximum": 9007199254740993, "minimum": 5}, "example": 1}
    }}}}}}
  }`);
  expect(text).toContain('maximum: 9007199254740993\n');
  expect(parse(text, {intAsBigInt: true})).toEqual({
    paths: {
      '/tiles': {
        get: {
          responses: {
            200: {
              content: {
                'image/png': {},
                'application/json': {schema: {maximum: 9007199254740993n, minimum: 5n}},
              },
            },
          },
        },
      },
    },
  });
});
