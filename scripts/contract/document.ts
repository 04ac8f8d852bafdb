import type {Oas3_1Definition} from '@redocly/openapi-core';

/** An OpenAPI 3.1 description, bundled to one document; the linter sees to it that these parts are there. */
export type OpenApiDocument = Oas3_1Definition & Required<Pick<Oas3_1Definition, 'info' | 'paths' | 'tags'>>;
