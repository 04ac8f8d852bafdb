import type {Compiler} from 'webpack';

/**
 * A bundler's plugin for all bundlers of a build: that for browsers and that for the static renderer run side by side.
 *
 * @param begin called when the first of them begins
 * @param end called when the last of them has ended
 */
export function aroundBundling(begin: () => void, end: () => Promise<void>): (compiler: Compiler) => void {
  let running = 0;
  return ({hooks}) => {
    hooks.beforeRun.tap('around-bundling', () => {
      running += 1;
      if (running === 1) begin();
    });
    hooks.done.tapPromise('around-bundling', async () => {
      running -= 1;
      if (running === 0) await end();
    });
  };
}
