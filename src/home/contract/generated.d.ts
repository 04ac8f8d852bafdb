declare module '@generated/home/default/facts.json' {
  import type {HomeFacts} from '@site/src/home/contract/homeFacts';
  const facts: HomeFacts;
  export default facts;
}
