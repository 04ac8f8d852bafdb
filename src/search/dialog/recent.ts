import {createStorageSlot} from '@site/src/components/storage/storageSlot';

const slot = createStorageSlot('search.recent');
const MOST = 5;

/** The queries whose results were opened last in this browser, the latest first. */
export function recentQuestions(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberQuestion(question: string): void {
  const others = recentQuestions().filter((each) => each !== question);
  slot.set(JSON.stringify([question, ...others].slice(0, MOST)));
}
