import type {PeoplePage, Person} from '../../userPool/people';
import type {PeopleQuery} from '../../userPool/peopleQuery';

/** The people of a query that have been loaded so far. */
export interface PeopleState {
  readonly people: readonly Person[];
  readonly isLoading: boolean;
  /** Whether pages are loaded one after the other until the last. */
  readonly isLoadingAll: boolean;
  /** Whether everybody of the query is here. */
  readonly isComplete: boolean;
  readonly error: unknown;
}

export type PeopleList = ReturnType<typeof createPeopleList>;

/** As `findPeople` of the user pool. */
type Find = (query: PeopleQuery, token?: string, signal?: AbortSignal) => Promise<PeoplePage>;

/** The people of one query, page upon page, one request at a time. */
export function createPeopleList(query: PeopleQuery, find: Find) {
  let state: PeopleState = {
    people: [],
    isLoading: false,
    isLoadingAll: false,
    isComplete: false,
    error: undefined,
  };
  let next: string | undefined;
  /** Where the page begins that was asked for last. */
  let asked: string | undefined;
  let running: AbortController | undefined;
  let rounds = 0;
  const listeners = new Set<() => void>();
  const set = (patch: Partial<PeopleState>) => {
    state = {...state, ...patch};
    listeners.forEach((listener) => listener());
  };

  /** Loads a page, and those that follow it as long as they are empty: a filter leaves such pages. */
  const load = async (first: string | undefined) => {
    const controller = new AbortController();
    // One request at a time: a page that is still on its way is asked for again by whoever goes on from there.
    running?.abort();
    running = controller;
    asked = first;
    set({isLoading: true, error: undefined});
    try {
      let page: PeoplePage;
      let token = first;
      do {
        page = await find(query, token, controller.signal);
        if (running !== controller) return;
        next = token = page.next;
      } while (page.people.length === 0 && token !== undefined);
      set({
        people: first === undefined ? page.people : [...state.people, ...page.people],
        isLoading: false,
        isComplete: next === undefined,
      });
    } catch (error) {
      if (running === controller) set({isLoading: false, isLoadingAll: false, error});
    }
  };
  const stop = () => {
    running?.abort();
    running = undefined;
    set({isLoading: false, isLoadingAll: false});
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Loads one more page, unless one is on its way or all are here. */
    more: async () => {
      if (!state.isLoading && !state.isComplete) await load(next);
    },
    /** After a failure, loads what failed. */
    again: () => load(asked),
    /** Loads all pages that are left, until `stop`. */
    loadAll: async () => {
      const round = ++rounds;
      set({isLoadingAll: true});
      while (round === rounds && state.isLoadingAll && !state.isComplete) await load(next);
      if (round === rounds) set({isLoadingAll: false});
    },
    stop,
    /** Begins again with the first page. What is here stays until it has come. */
    reload: async () => {
      stop();
      next = undefined;
      await load(undefined);
    },
    /** Puts a person whose account has changed in place of what was here. */
    replace: (person: Person) =>
      set({people: state.people.map((each) => (each.username === person.username ? person : each))}),
    remove: (username: string) => set({people: state.people.filter((each) => each.username !== username)}),
  };
}
