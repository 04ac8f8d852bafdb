import openapiTS, {astToString, type OpenAPI3} from 'openapi-typescript';
import type {OpenApiDocument} from './document';

/** TypeScript types of every path, operation and schema, as the text of a declaration file. */
export async function contractTypes(contract: OpenApiDocument): Promise<string> {
  // openapi-typescript resolves references inside the object it is given: it gets a copy.
  const nodes = await openapiTS(structuredClone(contract) as OpenAPI3, {
    silent: true,
    // A field with a default may be left out of a request; responses are checked at run time all the same.
    defaultNonNullable: false,
  });
  return `// Made from api/ by \`npm run contract\`. Not to be edited.\n${astToString(nodes)}`;
}
