import {useCallback, useState} from 'react';
import type {Person} from '../../userPool/people';

/** The people who are ticked, by username. They stay ticked while other people are searched for. */
export type Ticked = ReadonlyMap<string, Person>;

export function useTicked() {
  const [ticked, setTicked] = useState<Ticked>(new Map());
  const tick = useCallback((people: readonly Person[], isTicked: boolean) => {
    setTicked((before) => {
      const next = new Map(before);
      for (const person of people) {
        if (isTicked) next.set(person.username, person);
        else next.delete(person.username);
      }
      return next;
    });
  }, []);
  /** Puts what the service says now of a person in place of what was ticked. */
  const update = useCallback((person: Person) => {
    setTicked((before) =>
      before.has(person.username) ? new Map(before).set(person.username, person) : before,
    );
  }, []);
  const clear = useCallback(() => setTicked(new Map()), []);
  return {ticked, tick, update, clear};
}
