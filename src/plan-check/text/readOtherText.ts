import type {PlanReading, PlanViolation} from '../plan/types';
import {readWpl, WPL} from './readWpl';

/** Reads the text of a file that is not JSON: a mission as text, or else what the file is, by name. */
export function readOtherText(text: string): PlanReading {
  const start = text.slice(0, 2000).trimStart();
  if (WPL.test(firstLine(start))) return readWpl(text.trimStart());
  return {kind: 'refused', violations: [violationOf(start)]};
}

function violationOf(start: string): PlanViolation {
  const path: PlanViolation['path'] = [];
  if (start === '') return {path, cause: 'empty'};
  const format = FORMATS.find(({is}) => is.test(start))?.format;
  if (format) return {path, cause: 'otherFormat', format};
  if (start.includes('\0') || start.includes('\uFFFD')) return {path, cause: 'noText'};
  return {path, cause: /^[[{]/.test(start) ? 'brokenJson' : 'notJson'};
}

/** Files that people keep routes in and that are no plans, by how they begin. Their names are names everywhere. */
const FORMATS = [
  {format: 'ZIP (KMZ)', is: /^PK[^\s -~]/},
  {format: 'PDF', is: /^%PDF/},
  {format: 'KML', is: /^<(?:\?xml[^]*?<)?(?:[^<]*<!--[^]*?-->\s*<)*kml\b/i},
  {format: 'GPX', is: /^<(?:\?xml[^]*?<)?(?:[^<]*<!--[^]*?-->\s*<)*gpx\b/i},
  {format: 'HTML', is: /^<(?:!doctype )?html\b/i},
  {format: 'XML', is: /^<[?!a-z]/i},
  {format: 'QGC WPL', is: /^QGC WPL\b/},
  {format: 'CSV', is: /^[^\n]*\blat(?:itude)?\b[^\n]*[,;\t][^\n]*\b(?:lon|lng)/i},
] as const;

const firstLine = (text: string) => text.split(/[\r\n]/, 1)[0]?.trim() ?? '';
