import {readFileSync} from 'node:fs';
import {dataFiles} from '../../sandbox/node/data/dataFiles';
import type {App} from '../../sandbox/http/app';
import {errorReply} from '../../sandbox/http/errorReply';
import {headerOf} from '../../sandbox/http/headerOf';
import type {Reply, RequestHead} from '../../sandbox/http/route';
import {serveRequest} from '../../sandbox/http/serveRequest';
import {silentLog} from '../../sandbox/base/log';
import {openApiContract} from '../contract/ApiContract';
import type {Context} from '../Context';
import {openSiteAt, SANDBOX_KEY} from '../settings';

const MCP_PATH = '/mcp';

/** A longer message is refused with 413: no person reads a request of this size in a conversation. */
const MOST_BYTES = 2 ** 20;

/**
 * A sandbox with MCP at `/mcp`, in front of its own paths. Requests of tools go to the sandbox itself, with the API key
 * that the message brought in `x-api-key`, or else the developer's. The server of the sandbox has checked `Host` and
 * `Origin` before.
 */
export function mountMcp(app: App, env: Readonly<Record<string, string | undefined>>): App {
  let opened: Pick<Context, 'api' | 'site'> | undefined;
  const open = () => {
    if (opened) return opened;
    const api = openApiContract(readFileSync(dataFiles.contract, 'utf8'));
    opened = {api, site: openSiteAt(api.contract.document, env.MCP_SITE)};
    return opened;
  };
  return {
    receive: async (head) => {
      if (head.url.split('?')[0] !== MCP_PATH) return app.receive(head);
      return {
        mostBytes: MOST_BYTES,
        respond: (body) => respond(head, body, {...open(), servers: [sandboxItself(app, head)]}),
        refuse: (thrown) => errorReply(thrown, head, silentLog),
      };
    },
  };
}

function sandboxItself(app: App, {headers}: RequestHead): Context['servers'][0] {
  return {
    name: 'sandbox',
    address: `http://${headerOf(headers, 'host')}`,
    apiKey: headerOf(headers, 'x-api-key') ?? SANDBOX_KEY,
    send: (request) => serveRequest(app, request),
  };
}

async function respond(head: RequestHead, body: Uint8Array, context: Context): Promise<Reply> {
  // Loaded when the first assistant asks: the sandbox starts without it.
  const {handleMcp} = await import('../handleMcp');
  const names = ['accept', 'content-type', 'mcp-protocol-version'];
  const headers = names.flatMap((name): [string, string][] => {
    const value = headerOf(head.headers, name);
    return value === undefined ? [] : [[name, value]];
  });
  const hasBody = head.method !== 'GET' && head.method !== 'HEAD';
  const request = new Request(context.servers[0].address + MCP_PATH, {
    method: head.method,
    headers,
    ...(hasBody && {body: body as BodyInit}),
  });
  const response = await handleMcp(request, context);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
