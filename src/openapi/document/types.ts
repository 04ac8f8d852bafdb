/**
 * One operation as its page and its explorer know it: what the contract says, with every reference resolved but
 * those between schemas. `npm run reference` makes one JSON file of each.
 */

export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};
export type JsonObject = {readonly [key: string]: Json};

export type SchemaType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** The part of JSON Schema 2020-12 (OpenAPI 3.1) that the contract uses. Descriptions are HTML. */
export interface Schema {
  /** Always `#/components/schemas/<name>`. */
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: SchemaType | readonly SchemaType[];
  readonly format?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly default?: Json;
  readonly example?: Json;
  readonly examples?: readonly Json[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  /** Maximum bytes of the value as JSON text. The platform's own keyword. */
  readonly 'x-max-bytes'?: number;
  /** What the pattern asks for, in words: "must be …". The platform's own keyword. */
  readonly 'x-expects'?: string;
  /** A text of the pattern, made at build where the contract shows none. */
  readonly 'x-sample'?: string;
}

export interface NamedExample {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: Json;
}

export type NamedExamples = Readonly<Record<string, NamedExample>>;

export type ParameterIn = 'path' | 'query' | 'header';

export interface Parameter {
  readonly name: string;
  readonly in: ParameterIn;
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly schema: Schema;
  readonly examples: NamedExamples;
}

/**
 * A parameter that pages name and that samples and explorer do not send: one in a cookie, which no page may set for
 * another site, or one whose value is a document of a media type (`content` in OpenAPI).
 */
export interface UnsentParameter extends Pick<
  Parameter,
  'name' | 'description' | 'required' | 'deprecated' | 'schema' | 'examples'
> {
  readonly in: ParameterIn | 'cookie';
  /** Media type of the value, where the contract describes it by `content`. */
  readonly contentType?: string;
}

/** How a form writes one of its fields: OpenAPI 3.1, "Encoding Object". */
export interface FieldEncoding extends Pick<Parameter, 'style' | 'explode' | 'allowReserved'> {
  /** Media types that the field may have, separated by commas. */
  readonly contentType?: string;
}

/** Examples are always named: a contract's single `example` is called `default`. */
export interface MediaType {
  readonly schema?: Schema;
  readonly examples: NamedExamples;
  /** By field, of forms alone. */
  readonly encoding?: Readonly<Record<string, FieldEncoding>>;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface RequestBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Content;
  /** Maximum bytes of the body; the response to a larger one is 413. The platform's own keyword. */
  readonly 'x-max-bytes'?: number;
}

export interface ResponseHeader {
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema: Schema;
  readonly examples: NamedExamples;
}

export interface DocumentedResponse {
  readonly description: string;
  readonly headers: Readonly<Record<string, ResponseHeader>>;
  readonly content: Content;
}

export type SecurityScheme =
  | {readonly type: 'apiKey'; readonly in: 'header'; readonly name: string; readonly description?: string}
  | {
      readonly type: 'http';
      readonly scheme: 'bearer';
      readonly bearerFormat?: string;
      readonly description?: string;
    }
  | {
      /** Named by pages, and sent by none: basic authentication, a key in the query or a cookie, mutual TLS. */
      readonly type: 'other';
      /** In the words of the field, such as `HTTP basic` or `API key in query: token`. */
      readonly how: string;
      readonly description?: string;
    };

/** A scheme whose credential goes in a header. */
export type SendableScheme = Exclude<SecurityScheme, {readonly type: 'other'}>;

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options';

export interface OperationDocument {
  readonly operationId: string;
  /** Last part of the page's address: the operation id in kebab case. */
  readonly slug: string;
  readonly method: HttpMethod;
  /** Path template as the contract writes it, for example `/locations/v2/collections/{collectionIds}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** HTML. */
  readonly description: string;
  readonly deprecated: boolean;
  /** Each entry is one sufficient set of scheme names; an empty list of entries means that anyone may call. */
  readonly security: readonly (readonly string[])[];
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  readonly parameters: readonly Parameter[];
  /** Absent where everything can be sent. */
  readonly unsentParameters?: readonly UnsentParameter[];
  readonly requestBody?: RequestBody;
  /** By status, ascending. */
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
  /** Every named schema that the operation reaches, and no other. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Names of the schemas that the page shows once, in a section of their own. */
  readonly shared: readonly string[];
}
