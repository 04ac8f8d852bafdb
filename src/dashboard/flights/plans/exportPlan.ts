import {downloadFile} from '@site/src/components/download/downloadFile';
import type {PlanFormat} from '@site/src/plan-check';
import {dataOf, type PlatformClient} from '@site/src/platform';

export const formats: readonly (readonly [format: PlanFormat, name: string, ending: string])[] = [
  ['qgc', 'QGroundControl', 'plan'],
  ['geojson', 'GeoJSON', 'geojson'],
  ['uxv', 'UxV', 'json'],
];

/** Saves a stored plan as a file, in the words of the platform. */
export async function exportPlan(client: PlatformClient, planId: string, format: PlanFormat): Promise<void> {
  const params = {path: {planId}, query: {format}};
  const plan = dataOf(await client.GET('/flights/v2/plans/{planId}', {params})) as unknown;
  const ending = formats.find(([each]) => each === format)?.[2] ?? 'json';
  downloadFile(`${planId}.${ending}`, 'application/json', `${JSON.stringify(plan, undefined, 2)}\n`);
}
