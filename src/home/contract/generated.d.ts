declare module '@generated/home/default/facts.json' {
  import type {HomeFacts} from './homeFacts';
  const facts: HomeFacts;
  export default facts;
}
