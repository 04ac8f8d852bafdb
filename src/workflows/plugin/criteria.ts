import type {Json} from '../../openapi/document/types';
import type {RequestSample} from '../../publishing/samples/types';

const MOST_VALUES = 5;

/**
 * What a step must come to: the recorded status, the values that later steps use, and of the recorded response what
 * does not depend on time: values that the guide itself has sent, and what an error says.
 *
 * @param sent texts of this request and of earlier ones
 */
export function successCriteria(
  {request, recorded}: RequestSample,
  sent: ReadonlySet<string>,
): {condition: string}[] {
  const conditions = [
    `$statusCode == ${recorded.status}`,
    ...request.captures.map(({pointer}) => `$response.body#${pointer} != null`),
    ...(recorded.language === 'png' ? [`$response.header.content-type == 'image/png'`] : []),
    ...expectedValues({request, recorded}, sent),
  ];
  return conditions.map((condition) => ({condition}));
}

function expectedValues(
  {request, recorded}: Pick<RequestSample, 'request' | 'recorded'>,
  sent: ReadonlySet<string>,
): string[] {
  if (recorded.language !== 'json' || recorded.text.trim() === '') return [];
  // Lists that nobody named the members of may have other members at the reader's.
  const withLists = request.method !== 'GET' || /\/[^/?]*-[^/?]*\d/.test(request.target);
  const isError = recorded.status >= 400;
  return texts(JSON.parse(recorded.text) as Json, '', withLists)
    .filter(([, value]) => canBeCompared(value) && (isError || sent.has(value)))
    .slice(0, MOST_VALUES)
    .map(([pointer, value]) => `$response.body#${pointer} == '${value}'`);
}

/** Every text of a document with where it stands. */
function texts(value: Json, pointer: string, withLists: boolean): [pointer: string, text: string][] {
  if (typeof value === 'string') return [[pointer, value]];
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && !withLists)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    // Longer names would need escapes, which programs read differently.
    /^\w+$/.test(key) ? texts(each as Json, `${pointer}/${key}`, withLists) : [],
  );
}

/** Whether a text is no time, and can stand in a condition as every program reads it. */
function canBeCompared(text: string): boolean {
  return (
    text.length > 2 &&
    !/\d{4}-\d\d-\d\d|\d\d:\d\d|^\d{4}\/|… \d+ more/.test(text) &&
    /^[\w ,.:;@/()=-]+$/.test(text) &&
    !/^[.\d -]+$/.test(text)
  );
}
