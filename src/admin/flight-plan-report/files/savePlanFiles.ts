import {downloadFile} from '@site/src/components/download/downloadFile';
import type {PlatformClient} from '@site/src/platform';
import {loadPlanFile} from '../data/planCalls';

/** A browser drops downloads that follow each other too closely. */
const PAUSE_MS = 150;

/** Saves a plan as a file of the ground station, byte for byte as the platform sends it. */
export async function savePlanFile(client: PlatformClient, id: string): Promise<void> {
  downloadFile(`${id}.plan`, 'application/json', await loadPlanFile(client, id));
}

/** Saves plans one after the other, and returns the ids of those that could not be loaded. */
export async function savePlanFiles(
  client: PlatformClient,
  ids: readonly string[],
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const [index, id] of ids.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await savePlanFile(client, id).catch(() => failed.push(id));
  }
  return failed;
}
