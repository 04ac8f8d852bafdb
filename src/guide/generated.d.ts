declare module '@generated/guide/default/facts.json' {
  import type {GuideFacts} from '@site/src/guide/facts';
  const facts: GuideFacts;
  export default facts;
}
