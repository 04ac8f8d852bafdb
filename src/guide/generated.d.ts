declare module '@generated/guide/default/facts.json' {
  import type {GuideFacts} from './facts';
  const facts: GuideFacts;
  export default facts;
}
