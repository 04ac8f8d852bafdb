import {readGeoJson} from './readGeoJson';
import {readQgc} from './readQgc';
import {readUxv} from './readUxv';
import type {PlanFormat, PlanReading, ReadPlan} from './types';
import {isJson, type Json, type Path, Violations} from './values';

/** Reads the text of a file: one plan in any of the three formats, or the body of a request with several. */
export function readPlanText(text: string): PlanReading {
  try {
    return readPlans(JSON.parse(text) as unknown);
  } catch {
    return {kind: 'refused', violations: [{path: [], cause: 'notJson'}]};
  }
}

/** Reads what a file contains. What is wrong is named with its path; one mistake refuses the file. */
export function readPlans(value: unknown): PlanReading {
  const violations = new Violations();
  const found = plansIn(value);
  if (!found) return {kind: 'refused', violations: [{path: [], cause: 'noFormat'}]};
  const {format, entries} = found;
  if (entries.length === 0) violations.add('noPlan', ['plans']);
  const plans = entries.flatMap(([entry, path]): ReadPlan[] => {
    if (isJson(entry)) return [{plan: readers[format](entry, violations, path), source: entry}];
    violations.add('noPlan', path);
    return [];
  });
  return violations.list.length > 0
    ? {kind: 'refused', violations: violations.list}
    : {kind: 'plans', format, plans};
}

const readers = {uxv: readUxv, geojson: readGeoJson, qgc: readQgc} as const;

function plansIn(value: unknown): {format: PlanFormat; entries: (readonly [unknown, Path])[]} | undefined {
  if (!isJson(value)) return undefined;
  const {format, plans} = value;
  if ((format === 'uxv' || format === 'geojson' || format === 'qgc') && Array.isArray(plans))
    return {format, entries: plans.map((plan, index) => [plan as unknown, ['plans', index]] as const)};
  const own = formatOf(value);
  return own && {format: own, entries: [[value, []]]};
}

function formatOf(value: Json): PlanFormat | undefined {
  if (value['fileType'] === 'Plan' || isJson(value['mission'])) return 'qgc';
  if (value['type'] === 'FeatureCollection') return 'geojson';
  return Array.isArray(value['segments']) ? 'uxv' : undefined;
}
