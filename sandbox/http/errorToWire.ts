import {isDiskFull} from '../store/isDiskFull';
import {ApiError, insufficientStorage} from './apiError';

/** The body of every error of the platform. */
export interface ErrorBody {
  readonly status_code: number;
  readonly message: string;
}

export const errorBody = ({status, message}: ApiError): ErrorBody => ({status_code: status, message});

/**
 * THE translation of whatever was thrown into what the caller sees. An unknown error becomes a 500 that tells nothing;
 * its details belong in the log.
 */
export function errorToWire(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isDiskFull(thrown)) return insufficientStorage();
  return new ApiError(500, 'An unexpected error occurred.');
}
