import {expect, test} from 'vitest';
import {namesIn} from './namesIn';
import {trimStyles} from './trimStyles';

const nothingElse: string[] = [];
const trim = (css: string, text: string, others = nothingElse) => trimStyles(css, others, namesIn([text]));

test('the rules of a class go when nothing names it, and stay where they hold for another one too', () => {
  const css = '.card__image{margin:0}.card__image .alert--info{top:0}.card__image,.alert--info{color:red}';
  expect(trim(css, "className: 'alert alert--info'")).toBe('.card__image,.alert--info{color:red}');
});

test('a class that a script may put together stays', () => {
  expect(trim('.alert--info{color:red}.badge--info{top:0}', '`alert--${kind}`')).toBe(
    '.alert--info{color:red}',
  );
});

test('a class of one word and the states of a used one stay', () => {
  expect(trim('.row{margin:0}.menu__link:hover{color:red}', 'menu__link')).toBe(
    '.row{margin:0}.menu__link:hover{color:red}',
  );
});

test('a variable goes when nothing uses it, also when only what goes itself has used it', () => {
  const css =
    ':root{--one-size:1px;--two-size:var(--one-size);--used-here:2px;--used-there:3px;--in-script:4px}a{top:var(--used-here)}';
  expect(trim(css, "style: {width: 'var(--in-script)'}", ['b{top:var(--used-there)}'])).toBe(
    ':root{--used-here:2px;--used-there:3px;--in-script:4px}a{top:var(--used-here)}',
  );
});

test('layers keep their order', () => {
  const css = '@layer first,second;@layer second{.menu__link{top:0}}@layer first{.menu__link{left:0}}';
  expect(trim(css, 'menu__link')).toBe('@layer first{.menu__link{left:0}}@layer second{.menu__link{top:0}}');
});
