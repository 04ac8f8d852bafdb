import {createHash} from 'node:crypto';
import {convertV2} from 'openapi-to-postmanv2';
import type {OpenApiDocument} from './document';

/** The contract as a Postman collection (v2.1): a folder for each tag, example values, the key as one variable. */
export async function postmanCollection(contract: OpenApiDocument): Promise<string> {
  const collection = await convert(contract);
  const variables = Array.isArray(collection.variable) ? collection.variable : [];
  const complete = {...collection, variable: [...variables, {key: 'apiKey', value: '', type: 'string'}]};
  return `${JSON.stringify(withStableIds(complete), null, 2)}\n`;
}

function convert(contract: OpenApiDocument): Promise<Record<string, unknown>> {
  const options = {
    folderStrategy: 'Tags',
    parametersResolution: 'Example',
    // Every value comes from the contract's examples: invented ones would differ at each build.
    schemaFaker: false,
    alwaysInheritAuthentication: true,
    // Optional parameters come along switched off: a filter should narrow only what the reader wants narrowed.
    enableOptionalParameters: false,
  } as const;
  return new Promise((resolve, reject) => {
    // The converter resolves references inside the object it is given: it gets a copy.
    convertV2({type: 'json', data: structuredClone(contract)}, options, (error, answer) => {
      const collection = answer?.output?.[0]?.data;
      if (error || !collection)
        reject(new Error(`No Postman collection: ${error?.message ?? answer?.reason}`));
      else resolve(collection as Record<string, unknown>);
    });
  });
}

/** Replaces the converter's random ids by ones made from their place, so that the same contract gives the same file. */
function withStableIds(value: unknown, place = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withStableIds(item, `${place}/${index}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isId = (key === 'id' || key === '_postman_id') && typeof inner === 'string' && uuid.test(inner);
      return [key, isId ? uuidOf(place) : withStableIds(inner, `${place}/${key}`)];
    }),
  );
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function uuidOf(place: string): string {
  const hex = createHash('sha256').update(place).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
