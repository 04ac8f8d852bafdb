import {onTestFinished, vi} from 'vitest';
import type site from '../../../site.config';

/** Pages that this test opens from now on belong to a site whose `identity.firstFactors` are others. */
export function offerFirstFactors(...firstFactors: typeof site.identity.firstFactors): void {
  vi.doMock('../../../site.config', async (read: () => Promise<{default: typeof site}>) => {
    const {default: original} = await read();
    return {default: {...original, identity: {...original.identity, firstFactors}}};
  });
  onTestFinished(() => vi.doUnmock('../../../site.config'));
}
