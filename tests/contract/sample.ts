/** The smallest description that breaks no rule: an operation that reads, one that creates, one that deletes. */
export function soundSample() {
  const error = (message: string) => ({
    description: message,
    content: {
      'application/json': {
        schema: {$ref: '#/components/schemas/Error'},
        examples: {sample: {summary: 'A sample', value: {status_code: 400, message}}},
      },
    },
  });
  const errors = {
    '400': error('Bad'),
    '401': error('No key'),
    '403': error('Denied'),
    '500': error('Broken'),
  };
  const buoy = {
    schema: {$ref: '#/components/schemas/Buoy'},
    examples: {buoy: {summary: 'A buoy', value: {depth: 3}}},
  };
  const description = 'Use it when a buoy must be known to everybody at sea. '.repeat(3);
  return {
    openapi: '3.1.0',
    info: {title: 'Buoys', version: '1.0.0', license: {name: 'MIT', identifier: 'MIT'}},
    servers: [{url: 'http://127.0.0.1:4010'}],
    security: [{apiKey: []}],
    tags: [{name: 'Buoys', description: 'Everything that floats.'}],
    paths: {
      '/buoys': {
        post: {
          operationId: 'createBuoy',
          tags: ['Buoys'],
          summary: 'Create a buoy',
          description,
          parameters: [
            {
              name: 'Prefer',
              in: 'header',
              description: 'Whether unknown fields are refused.',
              schema: {type: 'string'},
              example: 'handling=strict',
            },
          ],
          requestBody: {'x-max-bytes': 1024, content: {'application/json': structuredClone(buoy)}},
          responses: {
            '201': {
              description: 'Stored.',
              headers: {
                Location: {description: 'Where it is.', schema: {type: 'string'}},
                'Unknown-Fields': {description: 'What was left out.', schema: {type: 'string'}},
                'Preference-Applied': {description: 'What was honoured.', schema: {type: 'string'}},
              },
              content: {'application/json': structuredClone(buoy)},
            },
            ...structuredClone(errors),
            '413': error('More than 1024 bytes'),
          },
        },
      },
      '/buoys/{buoyId}': {
        parameters: [
          {
            name: 'buoyId',
            in: 'path',
            required: true,
            description: 'The id of the buoy.',
            schema: {type: 'string'},
            example: 'b1',
          },
        ],
        get: {
          operationId: 'getBuoy',
          tags: ['Buoys'],
          summary: 'Get a buoy',
          description,
          responses: {
            '200': {description: 'The buoy.', content: {'application/json': structuredClone(buoy)}},
            ...structuredClone(errors),
            '404': error('No such buoy'),
          },
        },
        delete: {
          operationId: 'deleteBuoy',
          tags: ['Buoys'],
          summary: 'Delete a buoy',
          description,
          responses: {
            '204': {description: 'Deleted.'},
            ...structuredClone(errors),
            '404': error('No such buoy'),
          },
        },
      },
    },
    components: {
      securitySchemes: {apiKey: {type: 'apiKey', in: 'header', name: 'x-api-key'}},
      schemas: {
        Error: {
          type: 'object',
          required: ['status_code', 'message'],
          properties: {
            status_code: {type: 'integer', minimum: 400, description: 'The status.'},
            message: {type: 'string', description: 'What is wrong.'},
          },
        },
        Buoy: {
          type: 'object',
          properties: {depth: {type: 'integer', minimum: 0, description: 'Depth below it in metres.'}},
        },
      },
    },
  };
}
