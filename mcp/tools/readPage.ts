import {z} from 'zod';
import {partOf} from '../text';
import {defineTool, looking} from '../Tool';

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page of the documentation as Markdown. llms.txt lists all pages and begins with what every request needs.',
  annotations: looking,
  input: {
    page: z
      .string()
      .min(1)
      .max(300)
      .describe('Address or path of the page: /docs/guides/limits, or llms.txt.'),
    language: z
      .string()
      .regex(/^[a-z]{1,20}$/i)
      .optional()
      .describe('Language of the samples, such as python, where the page has them.'),
    offset: z.number().int().min(0).default(0).describe('Where to go on in a long page.'),
  },
  run: async ({page, language, offset}, {site}) => {
    const {address, text} = await site.readPage(page, language);
    return {text: `${address}\n\n${partOf(text, offset)}`};
  },
});
