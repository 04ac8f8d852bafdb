declare module '@generated/home-facts/default/facts.json' {
  import type {HomeFacts} from '@site/src/home/facts';
  const facts: HomeFacts;
  export default facts;
}
