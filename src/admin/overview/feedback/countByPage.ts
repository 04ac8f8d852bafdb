import type {StoredOpinion} from '@site/src/feedback/types';

export interface PageCount {
  readonly page: string;
  readonly helpful: number;
  readonly notHelpful: number;
}

/** How many found each page helpful and how many did not, the page with the most of the latter first. */
export function countByPage(opinions: readonly StoredOpinion[]): PageCount[] {
  const counts = new Map<string, PageCount>();
  for (const {page, isHelpful} of opinions) {
    const {helpful, notHelpful} = counts.get(page) ?? {helpful: 0, notHelpful: 0};
    counts.set(page, {
      page,
      helpful: helpful + (isHelpful ? 1 : 0),
      notHelpful: notHelpful + (isHelpful ? 0 : 1),
    });
  }
  return [...counts.values()].sort(
    (a, b) => b.notHelpful - a.notHelpful || b.helpful - a.helpful || (a.page < b.page ? -1 : 1),
  );
}
