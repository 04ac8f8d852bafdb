import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {developer} from '../../sandbox/base/seededAccounts';
import type {Json} from '../../src/openapi/document/types';
import type {HttpRequest} from '../../src/openapi/request/types';
import {recordedJson} from '../../src/publishing/samples/recordedText';
import type {RecordedBlock} from '../../src/publishing/samples/types';
import {difference} from './difference';
import type {Exchange} from './recordingSandbox';

/** Where the pages say that the sandbox is; it listens elsewhere while samples are run. */
const DOCUMENTED = 'http://127.0.0.1:4010';

/** Whom the pages show where the sandbox names the account that asks: a page tells nobody's address. */
const READER = 'you@example.com';

/** A response or an output as a page records it: with the documented address, and the reader's for the account's. */
export function atHome(text: string, url: string): string {
  return text.replaceAll(url, DOCUMENTED).replaceAll(developer.email, READER);
}

/** What is wrong with what arrived, in lines; undefined when it is the request that the page shows. */
export function wrongRequest(expected: HttpRequest, server: string, arrived: Exchange): string | undefined {
  const wanted = `${expected.method} ${expected.url.slice(server.length)}`;
  const got = `${arrived.method} ${arrived.target}`;
  if (wanted !== got) return `another request arrived than the page shows:\n${difference(wanted, got)}`;
  for (const [name, value] of expected.headers) {
    if (arrived.headers[name] !== value)
      return `the header ${name} arrived otherwise:\n${difference(value, String(arrived.headers[name]))}`;
  }
  if (sameBody(expected.body ?? '', arrived.body)) return undefined;
  return `the body arrived otherwise:\n${difference(expected.body ?? '', arrived.body)}`;
}

function sameBody(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    return isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
  } catch {
    return false;
  }
}

/** The text of the block that records a response; of a picture, the name of the file that holds it. */
export function recordedText(recorded: RecordedBlock, {response}: Exchange, url: string): string {
  const {contentType, body} = response;
  if (recorded.language === 'png') return recorded.text.trim();
  if (body.length === 0) return '';
  switch (recorded.language) {
    case 'json':
      return recordedJson(JSON.parse(atHome(body.toString('utf8'), url)) as Json, recorded.keep);
    case 'text':
      return atHome(body.toString('utf8'), url).trimEnd();
    case 'bin':
      return `${body.length} bytes of ${contentType}\nSHA-256 ${createHash('sha256').update(body).digest('hex')}`;
  }
}

/** That another status comes than the page's author meant, in lines. No update writes over a status. */
export function wrongStatus({status}: RecordedBlock, {response}: Exchange, url: string): string | undefined {
  if (response.status === status) return undefined;
  const body = atHome(response.body.toString('utf8'), url).slice(0, 2000);
  return `it returns ${response.status} where the page says ${status}:\n${indented(body)}`;
}

/**
 * That the operation does not know a field which the sample sends: somebody misspelt it, or renamed it in the contract.
 * The platform ignores such a field, so the response alone would look right.
 */
export function ignoredFields({response}: Exchange): string | undefined {
  if (response.unknownFields === '') return undefined;
  return `the operation does not know a field that the page sends: ${response.unknownFields}`;
}

/** What is wrong with the body of a response, in lines; undefined when it is the recorded one. */
export async function wrongResponse(
  recorded: RecordedBlock,
  exchange: Exchange,
  {url, folder}: {readonly url: string; readonly folder: string},
): Promise<string | undefined> {
  if (recorded.language === 'png')
    return wrongPicture(path.join(folder, recorded.text.trim()), exchange.response.body);
  const text = recordedText(recorded, exchange, url);
  if (isSame(recorded, text)) return undefined;
  return `the response is not the recorded one (- recorded, + received):\n${difference(recorded.text, text)}`;
}

function isSame({language, text}: RecordedBlock, received: string): boolean {
  return language === 'json' ? sameBody(text, received) : text.trimEnd() === received;
}

async function wrongPicture(file: string, body: Buffer): Promise<string | undefined> {
  const recorded = await readFile(file).catch(() => undefined);
  if (!recorded) return `the recorded picture is missing: ${file}`;
  return recorded.equals(body)
    ? undefined
    : `the picture is not the recorded one: ${recorded.length} bytes recorded, ${body.length} received`;
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}
