import {expect, test} from 'vitest';
import {openSandbox} from '../../testing/openSandbox';

const body = (name: string) => JSON.stringify({collectionId: 'kurt', collectionName: name});

async function post(payload: Buffer, contentType = 'application/json') {
  const {app} = await openSandbox();
  const response = await app.inject({
    method: 'POST',
    url: '/locations/v2/collections',
    headers: {'x-api-key': 'sandbox-developer-key', 'content-type': contentType},
    payload,
  });
  return {status: response.statusCode, body: response.json<unknown>()};
}

test('a body of bytes that are no UTF-8 is refused and not repaired', async () => {
  expect(await post(Buffer.from(body('Zürich'), 'latin1'))).toEqual({
    status: 400,
    body: {status_code: 400, message: 'body is not UTF-8: byte 0xfc at offset 42'},
  });
  expect(await post(Buffer.from(body('Zürich \ufffd')))).toMatchObject({status: 201});
});

test.each(['application/json; charset=iso-8859-1', 'application/json;charset="utf-16"'])(
  'a body of %s is 415',
  async (contentType) => {
    expect(await post(Buffer.from(body('A')), contentType)).toMatchObject({
      status: 415,
      body: {
        message: expect.stringMatching(/^The body must be UTF-8; its charset is "(iso-8859-1|utf-16)"\.$/),
      },
    });
  },
);

test.each(['application/json; charset=UTF-8', 'application/json; charset="utf-8"', 'application/json'])(
  'a body of %s is read',
  async (contentType) => {
    expect((await post(Buffer.from(body('Zürich')), contentType)).status).toBe(201);
  },
);

test('a Content-Type that cannot be read is told apart from none', async () => {
  expect(await post(Buffer.from(body('A')), 'application/json, text/plain')).toMatchObject({
    status: 415,
    body: {message: 'The Content-Type cannot be read; the body must be application/json.'},
  });
});
