declare module '@generated/sandbox-in-page/default/parts.json' {
  import type {Parts} from '@site/src/sandbox-in-page/bridge/parts';

  const parts: Parts;
  export default parts;
}
