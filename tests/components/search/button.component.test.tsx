import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test} from 'vitest';
import {openPage} from '../openPage';
import {serverWith} from '../serverWith';

test('a slash typed into a field is a slash', async () => {
  await openPage(await serverWith({}), async () => {
    const {SearchButton} = await import('../../../src/search/button/SearchButton');
    return (
      <>
        <SearchButton />
        <input aria-label="Email address" />
      </>
    );
  });
  const button = screen.getByRole('button', {name: 'Search'});
  const field = screen.getByLabelText<HTMLInputElement>('Email address');
  await userEvent.setup().type(field, 'a/');
  expect(field.value).toBe('a/');
  expect(button.getAttribute('aria-busy')).toBe('false');
  expect(screen.queryByRole('dialog')).toBeNull();
});
