import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {OfflineManifest} from '../../src/offline/protocol';

/** How much the worker of a build keeps for reading offline, in bytes as the browser keeps them. */
export function weighOffline(folder: string): number {
  const [, json = ''] =
    /^globalThis\.offlineManifest=(.*);$/m.exec(readFileSync(join(folder, 'sw.js'), 'utf8')) ?? [];
  const {files} = JSON.parse(json) as OfflineManifest;
  return files.reduce((sum, {bytes}) => sum + bytes, 0);
}
