import type {Handler} from './defineHandler';
import type {Dependencies} from './dependencies';

/** One domain of the platform: a folder of handlers, and what a fresh sandbox holds of it. */
export interface Domain {
  /** The kebab-case word that names the domain in every tree. */
  readonly name: string;
  readonly handlers: readonly Handler[];
  /** Fills an empty store. Runs on fresh data and after a reset, inside one transaction. */
  seed?(dependencies: Dependencies): void;
}
