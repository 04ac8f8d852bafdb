import {afterEach, expect, test, vi} from 'vitest';
import siteConfig from '../../site.config';
import {createContext} from './context';

const {version} = process;
afterEach(() => {
  Object.defineProperty(process, 'version', {value: version});
});

test("nobody is told about the Node versions of Amazon's library, whatever runs the command", () => {
  Object.defineProperty(process, 'version', {value: 'v20.19.0'});
  const warn = vi.spyOn(process, 'emitWarning');
  createContext(siteConfig);
  expect(warn.mock.calls).toEqual([]);
});
