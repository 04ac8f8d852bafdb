import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';
import {AuthProviderMissingError, useAuth} from './useAuth';

function Reader() {
  return useAuth().status;
}

test('outside its provider is an error that says what is missing', () => {
  expect(() => renderToString(createElement(Reader))).toThrow(AuthProviderMissingError);
  expect(() => renderToString(createElement(Reader))).toThrow(/below AuthProvider/);
});
