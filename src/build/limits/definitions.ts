/** A number that the contract says in a schema, in the words of operations, or in both. */
export interface LimitDefinition {
  /** Where a schema says it. */
  readonly pointer?: string;
  /** The operations whose descriptions say it, and the words around it. */
  readonly told?: readonly (readonly [operationId: string, words: RegExp])[];
  readonly unit: 'count' | 'bytes' | 'megabytes' | 'kilometres';
  /** What a request that goes beyond it gets. */
  readonly status: 400;
}

/** Every limit that guides quote by name, in the order of their table. Sizes of bodies are counted by operation. */
export const limitDefinitions = {
  reportsPerRequest: {
    pointer: '/components/schemas/LocationObjectBatch/maxItems',
    told: [
      ['createObjects', /1 to ([\d,]+) reports/],
      ['createFlightObjects', /1 to ([\d,]+) reports/],
    ],
    unit: 'count',
    status: 400,
  },
  metadataPerRequest: {
    pointer: '/components/schemas/MetadataObjectBatch/maxItems',
    told: [
      ['createObjectMetadata', /1 to ([\d,]+) items/],
      ['createFlightObjectMetadata', /1 to ([\d,]+) items/],
    ],
    unit: 'count',
    status: 400,
  },
  plansPerRequest: {
    pointer: '/components/schemas/UxvUpload/properties/plans/maxItems',
    told: [['createPlans', /takes 1 to ([\d,]+) plans/]],
    unit: 'count',
    status: 400,
  },
  idsPerRequest: {
    pointer: '/components/parameters/ObjectIds/schema/maxItems',
    told: [
      ['getObjects', /up to ([\d,]+) objects/],
      ['getCollections', /up to ([\d,]+) collections/],
      ['getAreas', /up to ([\d,]+) areas/],
    ],
    unit: 'count',
    status: 400,
  },
  itemsPerPage: {
    pointer: '/components/parameters/Limit/schema/maximum',
    told: [['getObjectHistory', /at most ([\d,]+) per page/]],
    unit: 'count',
    status: 400,
  },
  waypoints: {
    pointer: '/components/schemas/RouteBody/properties/waypoints/maxItems',
    told: [['computeRoute', /2 to ([\d,]+) waypoints/]],
    unit: 'count',
    status: 400,
  },
  waypointsWithTraffic: {told: [['computeRoute', /2 or ([\d,]+) waypoints/]], unit: 'count', status: 400},
  forecastHours: {
    pointer: '/components/parameters/ForecastHour/schema/maximum',
    told: [['getObjectWeatherForecast', /up to ([\d,]+) hours ahead/]],
    unit: 'count',
    status: 400,
  },
  wayKilometres: {
    told: [
      ['computeRoute', /at most ([\d,]+) km/],
      ['createRoute', /at most ([\d,]+) km/],
    ],
    unit: 'kilometres',
    status: 400,
  },
  propertiesBytes: {
    pointer: '/components/schemas/Properties/x-max-bytes',
    unit: 'bytes',
    status: 400,
  },
  identifierLength: {pointer: '/components/schemas/Identifier/maxLength', unit: 'count', status: 400},
  webhookHeaders: {
    pointer: '/components/schemas/Webhook/properties/headers/maxProperties',
    told: [['createWebhook', /at most ([\d,]+) headers/]],
    unit: 'count',
    status: 400,
  },
  collectionsOfAccount: {
    told: [
      ['createCollection', /An account holds at most ([\d,]+) collections/],
      ['listCollections', /An account holds at most ([\d,]+)/],
    ],
    unit: 'count',
    status: 400,
  },
  objectsOfAccount: {
    told: [
      ['createObjects', /An account holds at most ([\d,]+) objects/],
      ['createObjectMetadata', /metadata for at most ([\d,]+) objects/],
    ],
    unit: 'count',
    status: 400,
  },
  flightObjectsOfAccount: {
    told: [
      ['createFlightObjects', /An account holds at most ([\d,]+) flight objects/],
      ['createFlightObjectMetadata', /metadata for at most ([\d,]+) flight objects/],
    ],
    unit: 'count',
    status: 400,
  },
  plansOfAccount: {
    told: [['createPlans', /An account holds at most ([\d,]+) plans/]],
    unit: 'count',
    status: 400,
  },
  dronesOfAccount: {
    told: [['createDrone', /An account holds at most ([\d,]+) drones/]],
    unit: 'count',
    status: 400,
  },
  webhooksOfAccount: {
    told: [['createWebhook', /An account holds at most ([\d,]+) webhooks/]],
    unit: 'count',
    status: 400,
  },
  areasOfAccount: {
    told: [['createArea', /All areas in an account take up at most ([\d,]+) MB/]],
    unit: 'megabytes',
    status: 400,
  },
  restrictionsOfOrganization: {
    told: [['createRestriction', /All restrictions of an organization take up at most ([\d,]+) MB/]],
    unit: 'megabytes',
    status: 400,
  },
} as const satisfies Readonly<Record<string, LimitDefinition>>;

export type LimitName = keyof typeof limitDefinitions;
