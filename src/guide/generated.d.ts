declare module '@generated/guide-facts/default/facts.json' {
  import type {GuideFacts} from './facts';
  const facts: GuideFacts;
  export default facts;
}
