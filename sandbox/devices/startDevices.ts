import {DEVICES_HEADER} from '../base/devicesHeader';
import type {Log} from '../base/log';
import type {Devices} from '../world/devices/devices';
import {beatsBetween} from './beats';
import {deviceReport} from '../world/devices/deviceReport';
import {deviceOwners, devicesOf, type DeviceOwner} from '../world/devices/deviceOwners';

export interface DevicesOptions {
  /** The world's: where each of them is at every time. */
  readonly devices: Devices;
  /** Called after each time that they have reported, with that time: forgets what they reported long before. */
  readonly pruneHistory: (now: number) => void;
  readonly log: Log;
  /** How often the clock is looked at, in milliseconds of the machine; a second by default. */
  readonly tickMilliseconds?: number;
}

export interface RunningDevices {
  /** Sends what is due now. Runs by itself; for those who do not want to wait. */
  tick(): Promise<void>;
  /** Nothing is sent any more once this has resolved. */
  stop(): Promise<void>;
}

/** Requests need a whole address; the sandbox is asked directly, wherever it is. */
const HOST = 'http://sandbox';

/** A collection that its owner has deleted is reported to at the contract's default pace. */
const DEFAULT_PACE_SECONDS = 60;

/**
 * Sets the seeded devices in motion. They know nothing of the sandbox's insides: they read the clock and their
 * collections' pace, and report with their owner's key, by the public API. Only a clock that moves makes them report,
 * so with a fixed one (`SANDBOX_NOW`) every response stays what it was. What is forgotten of their history they are
 * handed, since the public API forgets an object as a whole or not at all.
 * @param send - how a request reaches the sandbox
 */
export async function startDevices(
  send: (request: Request) => Promise<Response>,
  options: DevicesOptions,
): Promise<RunningDevices> {
  const {devices, pruneHistory, log, tickMilliseconds = 1000} = options;
  const reported = new Map<string, number>();
  /**
   * Accounts that refuse their devices, because somebody revoked the seeded key. The log is told once, and all others
   * report on.
   */
  const silent = new Set<string>();

  const read = async <Body>(url: string, apiKey?: string): Promise<Body> => {
    const headers = {[DEVICES_HEADER]: '1', ...(apiKey && {'x-api-key': apiKey})};
    const response = await send(new Request(HOST + url, {headers}));
    if (response.status !== 200)
      throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const report = async (owner: DeviceOwner, now: number): Promise<boolean> => {
    const {account} = owner;
    const [apiKey = ''] = account.apiKeys;
    const {collections} = await read<{collections: Collection[]}>('/locations/v2/collections', apiKey);
    const paces = new Map(collections.map((each) => [each.collectionId, each.updateFrequencySeconds]));
    const reports = devices.collections.flatMap(({collectionId}) => {
      const pace = (paces.get(collectionId) ?? DEFAULT_PACE_SECONDS) * 1000;
      const key = `${account.accountId} ${collectionId}`;
      const beats = beatsBetween(reported.get(key) ?? now, now, pace);
      reported.set(key, now);
      const objects = devicesOf(devices, owner).filter((object) => object.collectionId === collectionId);
      return beats.flatMap((time) => objects.map((object) => deviceReport(devices, object, time)));
    });
    if (reports.length === 0) return false;
    const response = await send(
      new Request(`${HOST}/locations/v2/objects`, {
        method: 'POST',
        headers: {[DEVICES_HEADER]: '1', 'x-api-key': apiKey, 'content-type': 'application/json'},
        body: JSON.stringify(reports),
      }),
    );
    const body = await response.text();
    if (response.status !== 201) throw new Error(`the reports got a ${response.status}: ${body}`);
    return true;
  };
  const tryReport = async (owner: DeviceOwner, now: number): Promise<boolean> => {
    const {accountId} = owner.account;
    try {
      const hasReported = await report(owner, now);
      silent.delete(accountId);
      return hasReported;
    } catch (error) {
      if (!silent.has(accountId))
        log.warn({err: error, accountId}, 'the devices of an account cannot report');
      silent.add(accountId);
      return false;
    }
  };
  const reportAll = async () => {
    const now = Date.parse((await read<{now: string}>('/sandbox/clock')).now);
    let hasReported = false;
    for (const owner of deviceOwners) if (await tryReport(owner, now)) hasReported = true;
    if (hasReported) pruneHistory(now);
  };

  // The seeds go up to now: the first look only notes the time.
  await reportAll();
  let running = Promise.resolve();
  const tick = () => {
    running = running
      .then(reportAll)
      .catch((error: unknown) => log.warn({err: error}, 'the devices could not report'));
    return running;
  };
  const timer = setInterval(() => void tick(), tickMilliseconds);
  return {
    tick,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

interface Collection {
  readonly collectionId: string;
  readonly updateFrequencySeconds: number;
}
