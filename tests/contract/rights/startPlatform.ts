import type {AddressInfo} from 'node:net';
import {createSandbox} from '../../../sandbox/node/createSandbox';
import {STATUSES, type ListedRequest} from '../../../scripts/page-form/door';
import {beginInPage, pageFormUrl} from '../../../sandbox/testing/pageForm';

export interface RunningPlatform {
  /** Without a slash at the end. */
  readonly url: string;
  /** Sends requests one after another. @returns the status of each response */
  statuses(requests: readonly ListedRequest[]): Promise<number[]>;
  close(): Promise<void>;
}

/** A whole sandbox as it begins, in the form that is proven: a port of Node, or the page of Chromium. */
export async function startPlatform(): Promise<RunningPlatform> {
  if (pageFormUrl !== undefined) {
    await beginInPage(pageFormUrl);
    return {
      url: pageFormUrl,
      // The page sends them all: each by its own way into the page takes four times as long.
      statuses: (requests) => statusesInPage(`${pageFormUrl}${STATUSES}`, requests),
      close: () => Promise.resolve(),
    };
  }
  const app = await createSandbox({logger: false});
  await app.listen({port: 0, host: '127.0.0.1'});
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {url, statuses: (requests) => statusesOf(url, requests), close: () => app.close()};
}

async function statusesInPage(address: string, requests: readonly ListedRequest[]): Promise<number[]> {
  const response = await fetch(address, {method: 'POST', body: JSON.stringify(requests)});
  return (await response.json()) as number[];
}

async function statusesOf(url: string, requests: readonly ListedRequest[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const {path, method, headers, body} of requests) {
    const init = {method, headers: Object.fromEntries(headers), ...(body !== undefined && {body})};
    const response = await fetch(`${url}${path}`, init);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}
