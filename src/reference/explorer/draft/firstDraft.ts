import {storyTime} from '@site/src/code/sample-request/placeholders';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {exampleBody, exampleValues} from '@site/src/openapi/request/exampleRequest';
import type {FieldValue, FieldValues} from '@site/src/openapi/request/types';
import type {Draft} from './types';

const instants = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;
const hourKeys = ['path:year', 'path:month', 'path:day', 'path:hour'];

/** What an operation's fields open with: the contract's examples, as if the story they tell happened at `hour`. */
export function firstDraft(operation: OperationDocument, hour: Date): Draft {
  const body = exampleBody(operation);
  return {
    values: inPresent(exampleValues(operation), hour),
    body: body && {...body, text: movedToHour(body.text, hour)},
  };
}

/** Whether what an operation's fields open with depends on the time. */
export function isTimed(operation: OperationDocument): boolean {
  const [one, other] = [new Date(0), new Date(3_600_000)].map((hour) => firstDraft(operation, hour));
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** Whether a text has an instant of the examples. */
export function hasInstant(text: string): boolean {
  return text.search(instants) >= 0;
}

/** A text with every instant of the examples moved to where it would be if the story happened at `hour`. */
export function movedToHour(text: string, hour: Date): string {
  const by = hour.getTime() - storyTime.getTime();
  return text.replace(instants, (instant) =>
    new Date(Date.parse(instant) + by).toISOString().replace('.000Z', 'Z'),
  );
}

function inPresent(values: FieldValues, hour: Date): FieldValues {
  const moved = Object.entries(values).map(([key, value]): [string, FieldValue] => [
    key,
    typeof value === 'string' ? movedToHour(value, hour) : value.map((entry) => movedToHour(entry, hour)),
  ]);
  const isByHour = hourKeys.every((key) => Object.hasOwn(values, key));
  const parts = [hour.getUTCFullYear(), hour.getUTCMonth() + 1, hour.getUTCDate(), hour.getUTCHours()];
  return {
    ...Object.fromEntries(moved),
    ...(isByHour && Object.fromEntries(hourKeys.map((key, index) => [key, String(parts[index])]))),
  };
}
