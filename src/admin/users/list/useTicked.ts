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
  const clear = useCallback(() => setTicked(new Map()), []);
  return {ticked, tick, clear};
}
