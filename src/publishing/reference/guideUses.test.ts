import {expect, test} from 'vitest';
import {guideUses} from './guideUses';

const operations = [
  {method: 'get', path: '/locations/v2/areas/{areaIds}', slug: 'get-areas', summary: 'Get areas'},
  {
    method: 'get',
    path: '/weatherforecast/v2/wind/{year}/{month}/{day}/{hour}',
    slug: 'get-wind',
    summary: '',
  },
  {method: 'post', path: '/locations/v2/areas', slug: 'create-areas', summary: ''},
];

const guide = `---
title: "Areas"
slug: /guides/areas
---

\`\`\`http read
GET /locations/v2/areas/{{areaId}}?format=wkt
\`\`\`

\`\`\`http wind
GET /weatherforecast/v2/wind/{{hour+3}}
\`\`\`

See [areas](/api/get-areas).
`;

test('an operation knows the guides with a sample of it, once each', () => {
  const uses = guideUses([{file: 'guides/x/areas.mdx', text: guide}], operations);
  expect(uses.get('get-areas')).toEqual([{title: 'Areas', path: '/docs/guides/areas'}]);
  expect(uses.get('get-wind')).toHaveLength(1);
  expect(uses.get('create-areas')).toEqual([]);
});

test('a link is a use, and a file says where its page stands', () => {
  const link = '# Draw\n\n[Create](/api/create-areas) and [all](/api/)';
  const at = (file: string, text = link) => guideUses([{file, text}], operations).get('create-areas')?.[0];
  expect(at('guides/draw.md')).toEqual({title: 'Draw', path: '/docs/guides/draw'});
  expect(at('guides/index.mdx')?.path).toBe('/docs/guides');
  expect(at('index.mdx', `---\nslug: /\ntitle: Start\n---\n${link}`)).toEqual({
    title: 'Start',
    path: '/docs',
  });
});
