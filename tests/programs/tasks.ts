/** A task of which the reader knows the sentence alone. */
export interface Task {
  readonly task: string;
  /** Of a task that is done by a request: what proves that it is done. */
  readonly done?: {
    /** Method and path of what was sent. */
    readonly sent: RegExp;
    readonly status: number;
    readonly text?: RegExp;
  };
  /** Of a task that is done by knowing: all of it must stand in what was read. */
  readonly facts?: readonly (string | RegExp)[];
}

/** The fifteen that `guidedTasks.ts` begins with, here solved without being led. */
export const fifteen: readonly Task[] = [
  {
    task: 'Report locations of a vehicle',
    done: {sent: /^POST \/locations\/v2\/objects$/, status: 201},
  },
  {
    task: 'List the latest location of each object of a fleet',
    done: {sent: /^GET \/locations\/v2\/objects$/, status: 200, text: /"objectId"/},
  },
  {
    task: 'Get the weather forecast along a route',
    done: {
      sent: /^(?:POST \/weatherforecast\/v2\/routes|GET \/locations\/v2\/routes\/\S+\/forecast)$/,
      status: 200,
    },
  },
  {
    task: 'List the airspace restrictions',
    done: {sent: /^GET \/flights\/v2\/restrictions$/, status: 200, text: /"fulltime"/},
  },
  {
    task: 'Create a flight plan',
    done: {sent: /^POST \/flights\/v2\/plans$/, status: 201, text: /flightPlanId/},
  },
  {
    task: 'Page through the history of an object',
    done: {sent: /^GET \/locations\/v2\/objects\/[\w-]+\/history$/, status: 200, text: /"history"/},
  },
  {
    task: 'Put fire zones on a map as a tile',
    done: {sent: /^GET \/firezones\/v2\/tile\//, status: 200},
  },
  {
    task: "Show a country's weather alerts",
    done: {sent: /^GET \/weatheralerts\/v2\/geography\//, status: 200, text: /attributionString/},
  },
  {
    task: 'Warn when the weather at objects will cross a threshold',
    done: {sent: /^GET \/locations\/v2\/(?:objects|collections)\/\S+\/weather\/forecast$/, status: 200},
  },
  {
    task: 'Delete collections that are no longer needed',
    done: {sent: /^DELETE \/locations\/v2\/collections\//, status: 204},
  },
  {task: 'Say what a 413 means', facts: [/413: The body is larger/, '16 MB', '1 MB']},
  {
    task: 'Say in which order coordinates stand in each format',
    facts: [
      'longitude before latitude',
      'GeoJSON',
      'well-known text',
      'lon,lat',
      'polylines',
      'QGroundControl',
    ],
  },
  {task: 'Rotate an API key without a gap: authentication', facts: ['Rotate', 'both work', 'old key', '401']},
  {
    task: 'Sign in from a program and send the token: bearer tokens, authentication',
    facts: ['Bearer', 'userPoolId', 'userPoolClientId', 'idToken'],
  },
  {
    task: 'Poll politely',
    facts: ['updateFrequencySeconds', 'Cache-Control', 'every five minutes', 'once an hour', 'Retry-After'],
  },
];

/** What an integrator does in the first week. */
export const twelve: readonly Task[] = [
  {
    task: 'Create a collection for a new kind of objects',
    done: {sent: /^POST \/locations\/v2\/collections$/, status: 201, text: /"collectionId"/},
  },
  {
    task: 'Store object metadata once',
    done: {sent: /^POST \/locations\/v2\/objects\/metadata$/, status: 201},
  },
  {
    task: 'Compute a driving route between waypoints',
    done: {sent: /^GET \/locations\/v2\/route\//, status: 200, text: /"distance"/},
  },
  {task: 'Store a route', done: {sent: /^POST \/locations\/v2\/routes$/, status: 201}},
  {task: 'Create an area: a named polygon', done: {sent: /^POST \/locations\/v2\/areas$/, status: 201}},
  {
    task: 'Report flight objects: locations of aircraft',
    done: {sent: /^POST \/flights\/v2\/objects$/, status: 201},
  },
  {
    task: 'Get the restrictions at a position',
    done: {sent: /^GET \/flights\/v2\/alerts\/restrictions\//, status: 200},
  },
  {task: 'List webhooks', done: {sent: /^GET \/webhooks\/v1$/, status: 200}},
  {
    task: 'Get the weather alerts at a position',
    done: {sent: /^GET \/weatheralerts\/v2\/location\//, status: 200},
  },
  {task: 'Get the fire zones of a region', done: {sent: /^GET \/firezones\/v2\/geography\//, status: 200}},
  {
    task: 'Download the wind grid of an hour',
    done: {sent: /^GET \/weatherforecast\/v2\/wind\//, status: 200},
  },
  {
    task: 'Get a weather forecast tile',
    done: {sent: /^GET \/weatherforecast\/v2\/tile\//, status: 200},
  },
];

/** New ones: errors, limits, and what other tools need. */
export const ten: readonly Task[] = [
  {
    task: 'Get the restrictions along a flight plan',
    done: {sent: /^GET \/flights\/v2\/flights\/\S+\/restrictions$/, status: 200},
  },
  {task: 'List flight plans', done: {sent: /^GET \/flights\/v2\/plans$/, status: 200, text: /"plans"/}},
  {
    task: 'Get weather alerts of all objects in collections',
    done: {sent: /^GET \/locations\/v2\/collections\/\S+\/weather\/alerts$/, status: 200},
  },
  {
    task: 'Delete object metadata',
    done: {sent: /^DELETE \/locations\/v2\/objects\/\S+\/metadata$/, status: 204},
  },
  {task: 'Create a restriction of airspace', done: {sent: /^POST \/flights\/v2\/restrictions$/, status: 201}},
  {task: 'Generate a client with a generator', facts: [/openapi/i, /--/]},
  {task: 'Call the API from a web page: CORS', facts: ['CORS', 'Origin']},
  {
    task: 'Use it from an assistant over MCP: Claude or Cursor',
    facts: ['/mcp', 'mcpServers', '--production'],
  },
  {
    task: 'Move a program from the sandbox to production',
    facts: [/checklist/i, 'production'],
  },
  {task: 'Limits and rates: what to do on 429', facts: ['429', 'Retry-After', /pauses? that double|double/]},
];
