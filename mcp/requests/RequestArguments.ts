import {z} from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const values = z.record(z.string(), z.union([scalar, z.array(scalar).max(1000)]));

/** How tools take a request. */
export const requestShape = {
  operationId: z.string().max(200).describe('The id of the operation, as list_operations names it.'),
  path: values.optional().describe('Values of the parameters in the path. Several ids are a list.'),
  query: values.optional().describe('Values of the query parameters.'),
  headers: values
    .optional()
    .describe('Header parameters of the operation, and Prefer. The server adds the API key itself.'),
  body: z
    .unknown()
    .optional()
    .describe(
      'The body as JSON. Where a number has more than 15 digits, the text of that JSON keeps all of them.',
    ),
};

export type RequestArguments = z.infer<z.ZodObject<typeof requestShape>>;
