declare module '@generated/guide-facts/default/facts.json' {
  import type {GuideFacts} from '@site/src/guide/facts';
  const facts: GuideFacts;
  export default facts;
}
