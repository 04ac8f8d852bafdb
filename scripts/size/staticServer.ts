import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join, normalize} from 'node:path';
import {createGzip} from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};

export type StaticServer = {origin: string; close: () => Promise<void>};

const text = /^(text|application)\/|svg/;

/** Serves a folder as a plain host of static files does, texts compressed, on a free port of this machine. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const candidates = [path, join(path, 'index.html'), `${path.replace(/\/$/, '')}.html`, '/404.html'];
    const file = candidates.map((each) => join(folder, each)).find(isFile);
    if (!file) return response.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    const zips = text.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(file.endsWith('/404.html') ? 404 : 200, {
      'content-type': type,
      ...(zips && {'content-encoding': 'gzip'}),
    });
    const content = createReadStream(file);
    return (zips ? content.pipe(createGzip()) : content).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}
