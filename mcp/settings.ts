import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {dataFiles} from '../sandbox/node/data/dataFiles';
import {isObject, type JsonObject} from '../sandbox/contract/document/document';
import type {Context} from './Context';
import {openApiContract, type ApiContract} from './contract/ApiContract';
import type {Server} from './requests/Server';
import {folderFiles} from './site/folderFiles';
import {openSite, type Site} from './site/Site';
import {webFiles} from './site/webFiles';

const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?\/?$/;
/** Known to everybody: it stands in the documentation. */
export const SANDBOX_KEY = 'sandbox-developer-key';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What a program over stdio works with, from its arguments and the environment.
 *
 * @throws Error with what to do
 */
export function readContext(args: readonly string[], env: Environment): Context {
  const {site, production} = readArguments(args);
  const place = site ?? env.MCP_SITE;
  const api = readContract(place);
  const {document} = api.contract;
  const sandbox = sandboxServer(document, env);
  return {
    api,
    site: openSiteAt(document, place),
    servers: production ? [sandbox, productionServer(document, env)] : [sandbox],
  };
}

function readArguments(args: readonly string[]): {site?: string; production?: boolean} {
  try {
    return parseArgs({args: [...args], options: {site: {type: 'string'}, production: {type: 'boolean'}}})
      .values;
  } catch (error) {
    throw new Error(
      `${(error as Error).message.split('. ')[0]}. The options are --site <folder or address> and --production.`,
      {cause: error},
    );
  }
}

/** @param place a folder or an address; by default where the portal itself stands */
export function openSiteAt(document: JsonObject, place = addressOf(document)): Site {
  const base = addressOf(document);
  if (!isAddress(place)) return openSite(folderFiles(resolve(place)), base);
  return openSite(webFiles(place.endsWith('/') ? place : `${place}/`), base);
}

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/** Of the build, where the site is one; else the one that came with this program. */
function readContract(place: string | undefined): ApiContract {
  const isFolder = place !== undefined && !isAddress(place);
  const file = isFolder ? join(place, 'openapi.json') : dataFiles.contract;
  try {
    return openApiContract(readFileSync(file, 'utf8'));
  } catch (cause) {
    const advice = isFolder ? 'Make it with "npm run build".' : 'Make it with "npm run contract".';
    throw new Error(`The contract cannot be read from ${file}. ${advice}`, {cause});
  }
}

/** Where the portal stands, with a slash at its end: it names its own address in the contract. */
function addressOf({externalDocs}: JsonObject): string {
  const url =
    isObject(externalDocs) && typeof externalDocs.url === 'string' ? externalDocs.url : 'http://localhost';
  return url.endsWith('/') ? url : `${url}/`;
}

function serversOf({servers}: JsonObject): string[] {
  return (Array.isArray(servers) ? servers : []).flatMap((each) =>
    isObject(each) && typeof each.url === 'string' ? [each.url.replace(/\/$/, '')] : [],
  );
}

function sandboxServer(document: JsonObject, env: Environment): Server {
  const local = serversOf(document).find((url) => LOOPBACK.test(url)) ?? 'http://127.0.0.1:4010';
  const address = env.SANDBOX_URL ?? (env.SANDBOX_PORT ? `http://127.0.0.1:${env.SANDBOX_PORT}` : local);
  if (!LOOPBACK.test(address))
    throw new Error(
      `SANDBOX_URL must be an address of this machine, such as http://127.0.0.1:4010; it is ${address}.`,
    );
  return {
    name: 'sandbox',
    address: address.replace(/\/$/, ''),
    apiKey: env.SANDBOX_KEY ?? SANDBOX_KEY,
    send: fetch,
  };
}

/** Only an address of the contract: no setting sends a key elsewhere. */
function productionServer(document: JsonObject, {PLATFORM_KEY}: Environment): Server {
  const address = serversOf(document).find((url) => /^https:\/\//.test(url));
  if (address === undefined)
    throw new Error(`The contract names no server of production: start without --production.`);
  if (!PLATFORM_KEY)
    throw new Error(`--production needs your API key in the environment variable PLATFORM_KEY.`);
  return {name: 'production', address, apiKey: PLATFORM_KEY, send: fetch};
}
