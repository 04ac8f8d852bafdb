import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';
import {AuthContext, nobody} from './AuthContext';
import {useAuth} from './useAuth';

function Reader() {
  return useAuth().status;
}

test('in a site without signing in, nobody is here', () => {
  expect(renderToString(createElement(Reader))).toBe('signedOut');
});

test('the provider says who is here', () => {
  const value = {...nobody, status: 'unknown' as const};
  expect(renderToString(createElement(AuthContext.Provider, {value}, createElement(Reader)))).toBe('unknown');
});
