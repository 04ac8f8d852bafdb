declare module '@generated/home-facts/default/facts.json' {
  import type {HomeFacts} from './homeFacts';
  const facts: HomeFacts;
  export default facts;
}
