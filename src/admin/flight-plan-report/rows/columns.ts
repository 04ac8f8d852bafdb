import {translate} from '@docusaurus/Translate';
import {durationText} from '@site/src/components/figures/figureWords';
import {altitudeText, kilometreText, modeText} from '@site/src/flight-plans/words/figureWords';
import {verdictText} from '@site/src/flight-plans/words/conflictWords';
import {worstOf} from '@site/src/plan-check';
import type {ColumnId} from '../address/columnIds';
import {collectionOf, type ReportRow} from './reportRow';

/** What a column must know of a plan: its entry in the list, its contents, or whether it can be flown. */
export type Need = 'list' | 'contents' | 'check';

export interface Column {
  readonly title: () => string;
  readonly need: Need;
  /** What is sorted by, and written to spreadsheets. Undefined as long as it is not known. */
  readonly value: (row: ReportRow) => string | number | undefined;
  /** As it is shown; the value itself unless it is said. */
  readonly text?: (row: ReportRow) => string | undefined;
}

const fact = (
  title: () => string,
  value: (facts: NonNullable<ReportRow['contents']>['facts']) => number | undefined,
  text: (value: number) => string = String,
): Column => {
  const valueOf = ({contents}: ReportRow) => contents && value(contents.facts);
  const textOf = (row: ReportRow) => {
    const known = valueOf(row);
    return known === undefined ? undefined : text(known);
  };
  return {title, need: 'contents', value: valueOf, text: textOf};
};

export const columns: Readonly<Record<ColumnId, Column>> = {
  name: {
    title: () => translate({id: 'admin.report.name', message: 'Name'}),
    need: 'contents',
    value: ({contents}) => contents?.name,
  },
  conflicts: {
    title: () => translate({id: 'admin.report.conflicts', message: 'Next 13 hours'}),
    need: 'check',
    value: ({check}) => check?.conflicts.length,
    text: ({check}) => check && verdictText(worstOf(check.conflicts)),
  },
  collection: {
    title: () => translate({id: 'admin.report.collection', message: 'Collection'}),
    need: 'list',
    value: collectionOf,
  },
  received: {
    title: () => translate({id: 'admin.report.received', message: 'Received'}),
    need: 'list',
    value: ({item}) => item.received,
    text: ({item}) =>
      new Date(item.received).toLocaleString(undefined, {dateStyle: 'medium', timeStyle: 'short'}),
  },
  version: {
    title: () => translate({id: 'admin.report.version', message: 'Version'}),
    need: 'contents',
    value: ({contents}) => contents?.version,
  },
  createdBy: {
    title: () => translate({id: 'admin.report.createdBy', message: 'Created by'}),
    need: 'contents',
    value: ({contents}) => contents?.createdBy.name,
  },
  updatedBy: {
    title: () => translate({id: 'admin.report.updatedBy', message: 'Updated by'}),
    need: 'contents',
    value: ({contents}) => contents?.updatedBy.name,
  },
  length: fact(
    () => translate({id: 'admin.report.length', message: 'Length'}),
    ({length}) => length,
    kilometreText,
  ),
  duration: fact(
    () => translate({id: 'admin.report.duration', message: 'Duration'}),
    ({duration}) => duration,
    durationText,
  ),
  highest: {
    title: () => translate({id: 'admin.report.highest', message: 'Highest'}),
    need: 'contents',
    value: ({contents}) => contents?.facts.highest?.altitude,
    text: ({contents}) => {
      const highest = contents?.facts.highest;
      return highest && `${altitudeText(highest.altitude)} ${modeText(highest.mode)}`;
    },
  },
  waypoints: fact(
    () => translate({id: 'admin.report.waypoints', message: 'Waypoints'}),
    ({waypoints}) => waypoints,
  ),
  surveys: fact(
    () => translate({id: 'admin.report.surveys', message: 'Surveys, scans'}),
    ({surveys}) => surveys,
  ),
  fences: fact(
    () => translate({id: 'admin.report.fences', message: 'Fences'}),
    ({fences}) => fences,
  ),
  rallyPoints: fact(
    () => translate({id: 'admin.report.rallyPoints', message: 'Rally points'}),
    ({rallyPoints}) => rallyPoints,
  ),
};

/** Columns of figures, which stand at the right. */
export const figureColumns: readonly ColumnId[] = [
  ...(['version', 'length', 'duration', 'highest', 'waypoints', 'surveys', 'fences', 'rallyPoints'] as const),
];
