import type {Props} from '@theme/Workbench/Opener';

/** A site without `src/workbench/plugin.ts` has no workbench to open. */
export default function Opener(_props: Props) {
  return null;
}
