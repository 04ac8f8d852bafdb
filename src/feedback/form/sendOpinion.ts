import type {Opinion} from '../types';

/**
 * Sends an opinion, with neither cookies nor the address of the page that it comes from.
 * @returns whether it was received
 */
export async function sendOpinion(endpoint: string, opinion: Opinion): Promise<boolean> {
  try {
    const {ok} = await fetch(endpoint, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(opinion),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return ok;
  } catch {
    return false;
  }
}
