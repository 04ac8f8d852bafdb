/** A site without `src/workbench/plugin.ts` keeps no calls. */
export default function Workbench() {
  return null;
}
