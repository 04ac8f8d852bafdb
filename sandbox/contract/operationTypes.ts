import type {Pieces} from '../base/pieces';
import type {operations} from './generated/contract';

/** The name of every operation of the contract. */
export type OperationId = keyof operations;

/** The body of a response that is not JSON. */
export type Bytes = Uint8Array | Pieces;

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no name may be read of it
type NoParameters = Readonly<Record<never, never>>;
type Place<
  Id extends OperationId,
  Where extends 'path' | 'query' | 'header',
> = operations[Id]['parameters'] extends {[Key in Where]?: infer Values}
  ? [NonNullable<Values>] extends [never]
    ? NoParameters
    : NonNullable<Values>
  : NoParameters;

export type PathOf<Id extends OperationId> = Place<Id, 'path'>;
export type QueryOf<Id extends OperationId> = Place<Id, 'query'>;
export type HeadersOf<Id extends OperationId> = Place<Id, 'header'>;

/** The request body, whichever media type it came in; `undefined` where it may be left out. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {requestBody: {content: infer Content}}
  ? Content[keyof Content]
  : operations[Id] extends {requestBody?: infer Body}
    ? Body extends {content: infer Content}
      ? Content[keyof Content] | undefined
      : undefined
    : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The statuses of success that the contract documents. Errors are thrown, see `http/apiError.ts`. */
export type SuccessOf<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 202 | 204>;

type ContentOf<Response> = Response extends {content: infer Content} ? Content : never;
type JsonType = `application/json${string}` | `application/${string}+json`;
type ResponseBody<Content> = {
  [Type in keyof Content]: Type extends JsonType ? Content[Type] : Bytes;
}[keyof Content];

/** Set for every operation with a body, before its response is sent: no handler gives them. */
type SetForAll = 'Unknown-Fields' | 'Preference-Applied';
type Declared<Headers> = {
  [Name in keyof Headers as string extends Name ? never : Exclude<Name, SetForAll>]: Headers[Name];
};
type DeclaredHeaders<Response> = Response extends {headers: infer Headers} ? Declared<Headers> : NoParameters;
type IsUnion<Type, Whole = Type> = Type extends unknown ? ([Whole] extends [Type] ? false : true) : never;
/** Where the contract gives several media types, the response says which one it is. */
type ChosenType<Content> = [Content] extends [never]
  ? NoParameters
  : true extends IsUnion<keyof Content>
    ? {readonly 'Content-Type': keyof Content}
    : NoParameters;
type ResponseHeaders<Response> = DeclaredHeaders<Response> & ChosenType<ContentOf<Response>>;

type BodyPart<Content> = [Content] extends [never] ? [] : [body: ResponseBody<Content>];
type HeadersPart<Headers> = [keyof Headers] extends [never]
  ? []
  : NoParameters extends Headers
    ? [headers?: Headers]
    : [headers: Headers];

/** What follows the status: the body when there is one, then the headers when the contract names some. */
export type ResponseParts<Id extends OperationId, Status extends SuccessOf<Id>> = [
  ...BodyPart<ContentOf<Responses<Id>[Status]>>,
  ...HeadersPart<ResponseHeaders<Responses<Id>[Status]>>,
];
