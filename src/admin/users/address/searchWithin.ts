import type {Person} from '../../userPool/people';

/** Those of people whose name or address contains a text; all of them where there is none. */
export function searchWithin(people: readonly Person[], text: string): readonly Person[] {
  const wanted = text.trim().toLocaleLowerCase();
  return wanted === '' ? people : people.filter((person) => searchText(person).includes(wanted));
}

const searchText = ({name, email}: Person) => `${name}\n${email}`.toLocaleLowerCase();
