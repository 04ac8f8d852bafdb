declare module '@generated/sandbox-in-page/default/parts.json' {
  import type {Parts} from './parts';

  const parts: Parts;
  export default parts;
}
