/**
 * Brings an element to the top of what scrolls around it, below what sticks there (`scroll-margin-top`). Where that is a
 * column of its own, the page stays where it is; where the page itself scrolls, it moves no more than it must.
 */
export function scrollIntoColumn(element: HTMLElement): void {
  const column = findColumn(element);
  if (!column) {
    element.scrollIntoView({block: 'nearest'});
    return;
  }
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  const distance = element.getBoundingClientRect().top - column.getBoundingClientRect().top;
  column.scrollBy({top: distance - margin});
}

function findColumn(element: HTMLElement): HTMLElement | undefined {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    const isScroller = /auto|scroll/.test(getComputedStyle(each).overflowY);
    if (isScroller && each.scrollHeight > each.clientHeight) return each;
  }
  return undefined;
}
