import {register} from 'tsx/esm/api';

// A thread does not read TypeScript by itself, and what lets it must be registered within the thread.
register();
await import('./makeTexts');
