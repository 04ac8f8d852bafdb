import {downloadFile} from '@site/src/components/download/downloadFile';
import type {PlatformClient} from '@site/src/platform';
import {loadPlanFile} from '../data/planCalls';

/** A browser drops downloads that follow each other too closely. */
const PAUSE_MS = 150;

/** Saves the plans as files of the ground station, byte for byte as the platform sends them, one after the other. */
export async function savePlanFiles(client: PlatformClient, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    downloadFile(`${id}.plan`, 'application/json', await loadPlanFile(client, id));
  }
}
