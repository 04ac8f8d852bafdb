/** What somebody types into the search, and the pages any of which is a right first result, whatever section of it. */
export type Question = readonly [question: string, page: string, ...others: string[]];
