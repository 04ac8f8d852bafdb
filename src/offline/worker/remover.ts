import {storeName} from '../store';
import type {WorkerScope} from './scope';

// The worker of a site that no longer offers its pages offline: it clears up after the one that did, and goes.
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await caches.delete(storeName(worker.registration.scope));
  await worker.registration.unregister();
}
