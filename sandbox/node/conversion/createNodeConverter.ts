import {
  createConverter,
  type Converter,
  type ConverterOptions,
  type Delivery,
} from '../../platform/shared/conversion/converter';
import {WebhookError} from '../../platform/shared/conversion/webhookError';
import {postJson} from './postJson';
import {resolveByDns, resolveTarget, type Resolve} from './resolveTarget';

export interface NodeConverterOptions extends ConverterOptions {
  /** `SANDBOX_ALLOW_OUTSIDE`: whether other machines may be called. False by default. */
  readonly allowOutside?: boolean | undefined;
  /** The ports at which the sandbox listens: none of its webhooks may call it. None by default. */
  readonly ownPorts?: () => readonly number[];
  /** Ports that refuse every connection, whatever listens there: what is recorded depends on no other program. None by default. */
  readonly silentPorts?: readonly number[];
  readonly resolve?: Resolve;
}

/** Reaches webhooks over sockets, and only where requests may go. */
export function createNodeConverter(options: NodeConverterOptions = {}): Converter {
  const {allowOutside = false, ownPorts = () => [], resolve = resolveByDns, silentPorts = []} = options;
  const send = async (delivery: Delivery) => {
    const {url} = delivery;
    if (silentPorts.includes(Number(url.port))) throw new WebhookError('could not be reached (ECONNREFUSED)');
    const addresses = await resolveTarget(url, {allowOutside, ownPorts}, resolve);
    return postJson({...delivery, addresses});
  };
  return createConverter(send, options);
}
