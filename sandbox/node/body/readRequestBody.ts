import type {IncomingMessage, ServerResponse} from 'node:http';
import {badRequest, payloadTooLarge} from '../../http/apiError';
import type {BodyBudget} from './bodyBudget';

/** The caller closed the connection before the body was there. */
export class HungUp extends Error {
  override readonly name = 'HungUp';
}

export interface ReadOptions {
  /** A longer body is refused. */
  readonly mostBytes: number;
  readonly accountId?: string;
  /** Which waits for the body. */
  readonly response: ServerResponse;
  readonly budget: BodyBudget;
}

/**
 * Reads the body of a request, as soon as there is room for it.
 * @throws ApiError 413 for one that is longer than it may be, 400 for another length than announced; HungUp
 */
export async function readRequestBody(request: IncomingMessage, options: ReadOptions): Promise<Uint8Array> {
  const {mostBytes, accountId, response, budget} = options;
  const {'content-length': length, 'transfer-encoding': transfer} = request.headers;
  if (transfer === undefined && (length === undefined || length === '0')) return empty;
  const announced = transfer === undefined ? Number(length) : undefined;
  if (announced !== undefined && announced > mostBytes) throw payloadTooLarge(mostBytes);
  await budget.enter(response, announced ?? mostBytes, accountId);
  try {
    const body = await collect(request, mostBytes);
    if (announced !== undefined && body.byteLength !== announced)
      throw badRequest('body is not as long as Content-Length says');
    return body;
  } catch (error) {
    budget.release(response);
    throw error;
  }
}

const empty = new Uint8Array();

function collect(request: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (settle: () => void) => {
      request.off('data', take).off('end', end).off('close', hangUp).off('error', hangUp);
      settle();
    };
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > mostBytes) stop(() => reject(payloadTooLarge(mostBytes)));
      else chunks.push(chunk);
    };
    const end = () =>
      stop(() => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    const hangUp = () => stop(() => reject(new HungUp('The caller has hung up.')));
    if (request.destroyed) hangUp();
    else request.on('data', take).on('end', end).on('close', hangUp).on('error', hangUp);
  });
}
