import {useArrival} from './useArrival';

/** Whether the view appeared because a code was just sent: whoever has one from before is asked for the address as well. */
export function useCodeSent(): boolean {
  const {codeDeliveryDetails} = useArrival();
  return Boolean(codeDeliveryDetails?.Destination);
}
