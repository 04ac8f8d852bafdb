import {connect, type Socket} from 'node:net';

export interface Load {
  /** Where the server listens: `http://127.0.0.1:4600`. */
  readonly url: string;
  /** The next request, whole, as it goes over the wire. */
  readonly request: () => string;
  readonly connections: number;
  /** Ends after so many seconds, and after so many requests if that is sooner. */
  readonly seconds: number;
  readonly most?: number;
  /** Asked after each response: whether to end before that. */
  readonly isOver?: () => boolean;
}

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds from the last byte sent to the whole response. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** How many responses there were of each status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Sends requests over keep-alive connections, each waiting for its response, and measures. Raw sockets: an HTTP client
 * would cost more than the server that is to be measured. Reads responses that have a Content-Length.
 */
export async function measure(load: Load): Promise<Measured> {
  const {url, request, connections, seconds, most = Infinity, isOver = () => false} = load;
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const start = performance.now();
  const end = start + seconds * 1000;
  let begun = connections;
  const converse = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let sent = 0;
      const send = () => {
        sent = performance.now();
        socket.write(request());
      };
      const read = responseReader((status) => {
        latencies.push(performance.now() - sent);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (performance.now() < end && begun++ < most && !isOver()) return send();
        socket.destroy();
        resolve();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', read);
      send();
    });
  const port = Number(new URL(url).port);
  await Promise.all(
    Array.from({length: connections}, () => converse(connect(port, '127.0.0.1').setNoDelay())),
  );
  const elapsed = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const quantile = (share: number) => latencies[Math.floor(share * (latencies.length - 1))] ?? NaN;
  const [p50, p99, longest] = [quantile(0.5), quantile(0.99), quantile(1)];
  return {perSecond: latencies.length / elapsed, p50, p99, longest, statuses};
}

/** A request as text, ready for `measure`. */
export function wireRequest(line: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`, 'Content-Type: application/json'] : [];
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...fields, ...length, '', body].join('\r\n');
}

/** Counts the bytes of a body and keeps none: a grid has 32 MB. */
function responseReader(done: (status: string) => void): (piece: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let status: string | undefined;
  let missing = 0;
  return (piece) => {
    let body = piece;
    if (status === undefined) {
      head = head.length > 0 ? Buffer.concat([head, piece]) : piece;
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      status = text.slice(9, 12);
      missing = Number(/\r\ncontent-length: *(\d+)/i.exec(text)?.[1] ?? 0);
      body = head.subarray(end + 4);
    }
    missing -= body.length;
    if (missing > 0) return;
    const whole = status;
    head = Buffer.alloc(0);
    status = undefined;
    done(whole);
  };
}
