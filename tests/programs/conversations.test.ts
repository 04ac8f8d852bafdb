import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {expect, test} from 'vitest';
import {ask, connect} from './connect';
import {openSandbox} from './openSandbox';

const MOST_RECORDED = 1200;

/** A conversation of an assistant with the server, written down as it goes on. */
interface Conversation {
  /** @returns the page of the first result that is what the assistant looks for */
  readonly search: (query: string, wanted: RegExp) => Promise<string>;
  /** Reads a page, and writes down its title alone: pages are edited. */
  readonly read: (page: string, contains: RegExp) => Promise<void>;
  /** Asks a tool, and writes down what it answers. */
  readonly use: (name: string, given: Record<string, unknown>) => Promise<string>;
}

type Task = (conversation: Conversation) => Promise<void>;

const lookout = {
  collectionId: 'lookouts',
  collectionName: 'Lookouts',
  icon: 'crew',
  updateFrequencySeconds: 300,
  showOn: ['dashboard'],
};

const tasks: Record<string, Task> = {
  'find how to report an object, and report it': async ({search, read, use}) => {
    await read('llms.txt', /longitude before latitude/);
    const page = await search('report where a vehicle is', /create-objects\.md$/);
    await read(page, /POST .*\/locations\/v2\/objects/);
    const report = {
      operationId: 'createObjects',
      body: [
        {
          objectId: 'ranger-31',
          objectName: 'Ranger 31',
          objectType: 'truck',
          collectionId: 'deschutes-fleet',
          timestamp: '2026-07-14T17:59:00Z',
          geometry: {type: 'Point', coordinates: [-121.55, 44.29]},
        },
      ],
    };
    await use('check_request', report);
    await use('send_write_request', report);
    await use('send_read_request', {operationId: 'getObjects', path: {objectIds: ['ranger-31']}});
  },
  'find why a 400 came, and correct the request': async ({use}) => {
    const wrong = {
      operationId: 'createCollection',
      body: {...lookout, collectionId: 'look outs', showOn: ['map']},
    };
    const answer = await use('send_write_request', wrong);
    const [, message = ''] = /"message": (".*")/.exec(answer) ?? [];
    await use('explain_error', {
      operationId: 'createCollection',
      status: 400,
      message: JSON.parse(message) as string,
    });
    await use('check_request', {operationId: 'createCollection', body: lookout});
    await use('send_write_request', {operationId: 'createCollection', body: lookout});
  },
  'plan a route, and look for weather along it': async ({search, use}) => {
    await search('driving directions between two places', /compute-route\.md$/);
    await use('send_read_request', {
      operationId: 'computeRoute',
      path: {waypoints: '-121.3153,44.0582;-121.5492,44.2909'},
    });
    await use('list_operations', {words: 'weather alerts routes'});
    await use('send_read_request', {
      operationId: 'getAlertsForRoutes',
      body: {
        routes: [
          {
            geometry: {
              type: 'LineString',
              coordinates: [
                [-121.3153, 44.0582],
                [-121.5492, 44.2909],
              ],
            },
          },
        ],
      },
    });
  },
  'check a flight plan without storing it': async ({search, read, use}) => {
    const page = await search('post a flight plan', /create-plans\.md$|flights\/post\.md$/);
    await read(page, /"format": "uxv"/);
    const plan = (segment: string) => ({
      operationId: 'createPlans',
      body: {
        format: 'uxv',
        plans: [
          {
            segments: [
              {type: 'takeoff', position: [-121.708, 44.2068]},
              {type: segment, positions: [[-121.703, 44.2074]]},
            ],
          },
        ],
      },
    });
    await use('check_request', plan('waypoints'));
    await use('check_request', plan('waypoint'));
    await use('send_read_request', {operationId: 'getPlan', path: {planId: 'not-stored'}});
  },
  'list the alerts near a place': async ({search, use}) => {
    await search('weather warnings at a position', /get-alerts-by-location\.md$/);
    await use('send_read_request', {
      operationId: 'getAlertsByLocation',
      path: {coordinates: '-121.5492,44.2909'},
    });
    await use('send_read_request', {
      operationId: 'getRestrictionAlerts',
      path: {coordinates: '-121.708,44.2068'},
    });
  },
};

test.each(Object.entries(tasks))('as recorded: %s', async (name, task) => {
  const url = await openSandbox();
  const client = await connect('http', url);
  const lines = [`# ${name}`];
  await task(record(client, url, lines));
  const file = `./conversations/${name.replaceAll(/\W+/g, '-')}.md`;
  await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot(file);
});

function record(client: Client, url: string, lines: string[]): Conversation {
  const say = (name: string, given: Record<string, unknown>, answer: string): void =>
    void lines.push(`## ${name}`, fenced('json', JSON.stringify(given)), fenced('text', answer));
  return {
    search: async (query, wanted) => {
      const {data} = await ask(client, 'search_docs', {query, limit: 5});
      const {results} = data as {results: {page: string}[]};
      const found = results.map(({page}) => page).find((page) => wanted.test(page));
      expect(found, `${query}: ${results.map(({page}) => page).join(', ')}`).toBeDefined();
      say('search_docs', {query, limit: 5}, found ?? '');
      return found ?? '';
    },
    read: async (page, contains) => {
      const {text, isError} = await ask(client, 'read_page', {page});
      expect(isError, text).toBe(false);
      expect(text).toMatch(contains);
      say('read_page', {page}, /^# .+/m.exec(text)?.[0] ?? '');
    },
    use: async (name, given) => {
      const {text, isError} = await ask(client, name, given);
      // The page that explains an error is edited: its address is enough.
      const [shown = ''] = name === 'explain_error' ? text.split('\n\n# ') : [text];
      const plain = shown.replaceAll(url, 'http://127.0.0.1:4010');
      const most = plain.length > MOST_RECORDED ? `${plain.slice(0, MOST_RECORDED)}…` : plain;
      say(name, given, isError ? `Error: ${most}` : most);
      return text;
    },
  };
}

const fenced = (language: string, text: string): string => `\`\`\`\`${language}\n${text}\n\`\`\`\``;
