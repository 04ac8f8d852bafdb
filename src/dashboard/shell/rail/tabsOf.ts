/** What somebody looks at first who has a phone in the hand. */
const first = ['overview', 'locations', 'weather-forecast', 'flights'];

/** As many as have room beside each other at 320 pixels, with the button for the others. */
const TABS = 4;

/**
 * Divides the panels of a person into the tabs of a phone and those behind "More". One panel more than there are tabs
 * needs no such button.
 */
export function tabsOf<P extends {readonly id: string}>(panels: readonly P[]): {tabs: P[]; others: P[]} {
  if (panels.length <= TABS + 1) return {tabs: [...panels], others: []};
  const preferred = panels.filter(({id}) => first.includes(id));
  const filling = panels.filter(({id}) => !first.includes(id)).slice(0, TABS - preferred.length);
  const tabs = panels.filter((panel) => preferred.includes(panel) || filling.includes(panel));
  return {tabs, others: panels.filter((panel) => !tabs.includes(panel))};
}
