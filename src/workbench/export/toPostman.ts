import type {RecordedCall} from '@site/src/base/calls/callLog';
import {placeholders} from '@site/src/openapi/request/placeholders';
import {toSample} from '../samples/toSample';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Masked calls as a Postman collection 2.1, with variables where the reader's own key and token belong. */
export function toPostman(calls: readonly RecordedCall[], name: string): string {
  const item = calls.map((call) => {
    const {method, url, headers, body} = toSample(call).request;
    return {
      name: `${method} ${new URL(url).pathname}`,
      request: {
        method,
        url,
        header: headers.map(([key, value]) => ({key, value: withVariables(value)})),
        ...(body !== undefined && {body: {mode: 'raw', raw: body, options: {raw: {language: 'json'}}}}),
      },
      response: [],
    };
  });
  const variable = [
    {key: 'apiKey', value: ''},
    {key: 'token', value: ''},
  ];
  return `${JSON.stringify({info: {name, schema: SCHEMA}, item, variable}, null, 2)}\n`;
}

const withVariables = (value: string): string =>
  value.replace(placeholders.apiKey, '{{apiKey}}').replace(placeholders.bearer, '{{token}}');
