declare module '@generated/home-facts/default/facts.json' {
  import type {HomeFacts} from './facts';
  const facts: HomeFacts;
  export default facts;
}
