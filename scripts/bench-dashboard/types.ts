import type {Page} from '@playwright/test';

/** A row of the report: what was measured, its median and its longest, with their units. */
export type Figures = readonly [name: string, median: string, longest: string];

/** Measures something on a page where somebody is signed in to the dashboard. @param api address of the sandbox */
export type Scenario = (page: Page, api: string) => Promise<readonly Figures[]>;
