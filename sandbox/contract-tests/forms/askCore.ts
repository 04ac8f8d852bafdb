import {createHash} from 'node:crypto';
import {silentLog} from '../../base/log';
import {createPageConverter} from '../../browser/conversion/pageConverter';
import {createCore} from '../../createCore';
import {serveRequest} from '../../http/serveRequest';
import {nodeData} from '../../node/data/nodeData';
import type {Database} from '../../store/database';
import {createWorld} from '../../world/world';
import type {WireRequest} from '../request';
import {headersOf, lineOf, shared} from './lines';

/** A world is a function of its seed, whatever stores what happens in it. */
const world = createWorld(shared.seed, nodeData.coasts);

/** A line for each response of a sandbox: status, headers and a digest of the body, to the byte. */
export async function askCore(database: Database, requests: readonly WireRequest[]): Promise<string[]> {
  const core = createCore(
    {database, log: silentLog, data: nodeData, converter: createPageConverter(() => null)},
    {world, now: new Date(shared.standsAt)},
  );
  const lines: string[] = [];
  for (const request of requests) {
    const {method, url, body} = request;
    const init = {method, headers: headersOf(request), ...(body !== undefined && {body})};
    const response = await serveRequest(core, new Request(`http://127.0.0.1${url}`, init));
    const bytes = new Uint8Array(await response.arrayBuffer());
    const digest = createHash('sha256').update(bytes).digest('hex');
    lines.push(lineOf(request, {status: response.status, headers: [...response.headers], digest}));
  }
  return lines;
}
