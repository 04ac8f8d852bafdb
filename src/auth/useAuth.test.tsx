import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {AuthProviderMissingError, useAuth} from './useAuth';

function Reader() {
  return useAuth().status;
}

it('outside its provider is an error that says what is missing', () => {
  expect(() => renderToString(createElement(Reader))).toThrow(AuthProviderMissingError);
  expect(() => renderToString(createElement(Reader))).toThrow(/below AuthProvider/);
});
