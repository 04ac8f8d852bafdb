import {parentPort, workerData} from 'node:worker_threads';
import type {ConvertOrder} from './convertPages';
import {pageText} from './pageText';

/** A thread of `convertPages`: makes the texts of its pages and tells them. */
const {pages, origin, known} = workerData as ConvertOrder;
const withTwin = new Set(known);
const hasTwin = (path: string): boolean => withTwin.has(path.replace(/\/$/, ''));
parentPort?.postMessage(
  pages.map(({route, page}) => pageText(page, route, {origin, path: route.path, hasTwin})),
);
