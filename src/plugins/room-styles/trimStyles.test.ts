import {expect, test} from 'vitest';
import {namesIn} from './namesIn';
import {trimStyles} from './trimStyles';

const nothingElse: string[] = [];
const trim = (css: string, text: string, others = nothingElse) => trimStyles(css, others, namesIn([text]));

test('the selectors of a class go when nothing names it, and those of others beside them stay', () => {
  const css = '.card__image{margin:0}.card__image .alert--info{top:0}.card__image,.alert--info{color:red}';
  expect(trim(css, "className: 'alert alert--info'")).toBe('.alert--info{color:red}');
});

test('a class that a script may put together stays', () => {
  expect(trim('.alert--info{color:red}.badge--info{top:0}', '`alert--${kind}`')).toBe(
    '.alert--info{color:red}',
  );
});

test('a class of one word stays where a list of names has it, with the states of a used one', () => {
  const css = '.row{margin:0}.hero{top:0}.menu__link:hover{color:red}.noted{left:0}';
  const text = 'className:"row menu__link",title:"A hero.",`noted ${kind}`,"The hero, at last."';
  expect(trim(css, text)).toBe('.row{margin:0}.menu__link:hover{color:red}.noted{left:0}');
  expect(trim(css, '<p class=hero id=a>')).toBe('.hero{top:0}');
});

test('a rule that holds where a class is missing stays when nothing has the class', () => {
  const css = '.menu__link:not(.menu__link--on):hover{color:red}';
  expect(trim(css, 'menu__link')).toBe(css);
});

test('what a layer says of the elements that a rule of no layer is about goes, but not what holds for others', () => {
  const root =
    '@layer base{:root{--one-size:1px;--two-size:2px}html[data-theme=dark]{--one-size:3px}.menu__link{--one-size:4px}}';
  const own = ':root{--one-size:5px}a{top:var(--one-size);left:var(--two-size)}';
  expect(trim(root + own, 'menu__link --one-size --two-size')).toBe(
    '@layer base{:root{--two-size:2px}.menu__link{--one-size:4px}}:root{--one-size:5px}a{top:var(--one-size);left:var(--two-size)}',
  );
  const important = '@layer base{.menu__link{top:0!important;left:0}}.menu__link{top:1px}';
  expect(trim(important, 'menu__link')).toBe(important);
  const conditional = '@layer base{.menu__link{top:0}}@media print{.menu__link{top:1px}}';
  expect(trim(conditional, 'menu__link')).toBe(conditional);
});

test('what a layer says of a variant goes when a rule of no layer says it of all variants', () => {
  const css = '@layer base{:where(.alert--info){color:red;top:0}}.alert{color:#00f}';
  expect(trim(css, '"alert alert--info"')).toBe('@layer base{:where(.alert--info){top:0}}.alert{color:#00f}');
});

test('the value of a variable that is set once, on the root, takes its place', () => {
  const css = ':root{--one-size:1px;--two-size:var(--one-size)}a{border:var(--two-size)solid red}';
  expect(trim(css, 'nothing')).toBe('a{border:1px solid red}');
});

test('a variable keeps its name where it may have another value', () => {
  const fixed = [
    // Set twice, on a condition, with a value of its own to fall back on, or from a script.
    ':root{--one-size:1px}.menu__link{--one-size:2px}a{top:var(--one-size)}',
    '@media print{:root{--one-size:1px}}a{top:var(--one-size)}',
    ':root{--one-size:1px}a{top:var(--one-size,3px)}',
    ':root{--in-script:1px}a{top:var(--in-script)}',
    // Worked out on the root, where `--two-size` is another.
    ':root{--one-size:calc(var(--two-size)*2);--two-size:1px}.menu__link{--two-size:2px;top:var(--one-size)}',
  ];
  for (const css of fixed) expect(trim(css, '"menu__link" --in-script')).toBe(css);
});

test('a variable goes when nothing uses it, even when only what goes itself has used it', () => {
  const css =
    ':root{--one-size:1px;--two-size:var(--one-size);--used-here:2px;--used-there:3px;--in-script:4px}a{top:var(--used-here)}';
  expect(trim(css, "style: {width: 'var(--in-script)'}", ['b{top:var(--used-there)}'])).toBe(
    ':root{--used-there:3px;--in-script:4px}a{top:2px}',
  );
});

test('layers keep their order', () => {
  const css = '@layer first,second;@layer second{.menu__link{top:0}}@layer first{.menu__link{left:0}}';
  expect(trim(css, 'menu__link')).toBe('@layer first{.menu__link{left:0}}@layer second{.menu__link{top:0}}');
});
