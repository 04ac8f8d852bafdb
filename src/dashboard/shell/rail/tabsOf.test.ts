import {expect, test} from 'vitest';
import {panels} from '../../panels';
import {tabsOf} from './tabsOf';

const ids = (list: readonly {id: string}[]) => list.map(({id}) => id);

test('who may open all panels has the four of first need, and finds every other behind the button', () => {
  const {tabs, others} = tabsOf(panels);
  expect(ids(tabs)).toEqual(['overview', 'locations', 'weather-forecast', 'flights']);
  expect([...ids(tabs), ...ids(others)].sort()).toEqual(ids(panels).sort());
});

test('tabs are filled in the order of the panels', () => {
  const some = ['overview', 'paths', 'devices', 'route', 'traffic', 'account'].map((id) => ({id}));
  const {tabs, others} = tabsOf(some);
  expect(ids(tabs)).toEqual(['overview', 'paths', 'devices', 'route']);
  expect(ids(others)).toEqual(['traffic', 'account']);
});

test('five panels need no button', () => {
  const five = ['overview', 'paths', 'devices', 'route', 'account'].map((id) => ({id}));
  expect(tabsOf(five)).toEqual({tabs: five, others: []});
});
