/** A number that the contract says in a schema, in the words of operations, or in both. */
export interface LimitDefinition {
  /** Where a schema says it. */
  readonly pointer?: string;
  /** The operations whose descriptions say it, and the words around it. */
  readonly told?: readonly (readonly [operationId: string, words: RegExp])[];
  readonly unit: 'count' | 'bytes' | 'megabytes' | 'kilometres';
}

/** What a request that goes beyond a limit gets: a grid has its hour in its path. Larger bodies are told apart. */
export function statusBeyond(name: LimitName): '400' | '404' {
  return name === 'gridHours' ? '404' : '400';
}

/** Every limit, in the order of the guides' table. Sizes of bodies are counted by operation. */
export const limitDefinitions = {
  reportsPerRequest: {
    pointer: '/components/schemas/LocationObjectBatch/maxItems',
    told: [
      ['createObjects', /1 to ([\d,]+) reports/],
      ['createFlightObjects', /1 to ([\d,]+) reports/],
    ],
    unit: 'count',
  },
  metadataPerRequest: {
    pointer: '/components/schemas/MetadataObjectBatch/maxItems',
    told: [
      ['createObjectMetadata', /1 to ([\d,]+) items/],
      ['createFlightObjectMetadata', /1 to ([\d,]+) items/],
    ],
    unit: 'count',
  },
  plansPerRequest: {
    pointer: '/components/schemas/UxvUpload/properties/plans/maxItems',
    told: [['createPlans', /takes 1 to ([\d,]+) plans/]],
    unit: 'count',
  },
  idsPerRequest: {
    pointer: '/components/parameters/ObjectIds/schema/maxItems',
    told: [
      ['getObjects', /up to ([\d,]+) objects/],
      ['getCollections', /up to ([\d,]+) collections/],
      ['getAreas', /up to ([\d,]+) areas/],
    ],
    unit: 'count',
  },
  itemsPerPage: {
    pointer: '/components/parameters/Limit/schema/maximum',
    told: [['getObjectHistory', /at most ([\d,]+) per page/]],
    unit: 'count',
  },
  waypoints: {
    pointer: '/components/schemas/RouteBody/properties/waypoints/maxItems',
    told: [['computeRoute', /2 to ([\d,]+) waypoints/]],
    unit: 'count',
  },
  waypointsWithTraffic: {told: [['computeRoute', /2 or ([\d,]+) waypoints/]], unit: 'count'},
  forecastHours: {
    pointer: '/components/parameters/ForecastHour/schema/maximum',
    told: [
      ['getObjectWeatherForecast', /up to ([\d,]+) hours ahead/],
      ['getRouteWeatherForecast', /up to ([\d,]+) hours ahead/],
      ['getCollectionWeatherForecast', /in the next ([\d,]+) hours/],
      ['getPlanWeatherForecast', /up to ([\d,]+) hours ahead/],
    ],
    unit: 'count',
  },
  gridHours: {
    told: [
      ['getTemperatureGrid', /to ([\d,]+) hours ahead; any other hour returns 404/],
      ['getWindGrid', /to ([\d,]+) hours ahead; any other hour returns 404/],
      ['getGustGrid', /to ([\d,]+) hours ahead; any other hour returns 404/],
      ['getRainGrid', /to ([\d,]+) hours ahead; any other hour returns 404/],
      ['getSnowGrid', /to ([\d,]+) hours ahead; any other hour returns 404/],
    ],
    unit: 'count',
  },
  routeLength: {
    told: [
      ['computeRoute', /at most ([\d,]+) km/],
      ['createRoute', /at most ([\d,]+) km/],
    ],
    unit: 'kilometres',
  },
  propertiesBytes: {
    pointer: '/components/schemas/Properties/x-max-bytes',
    unit: 'bytes',
  },
  identifierLength: {pointer: '/components/schemas/Identifier/maxLength', unit: 'count'},
  webhookHeaders: {
    pointer: '/components/schemas/Webhook/properties/headers/maxProperties',
    told: [['createWebhook', /at most ([\d,]+) headers/]],
    unit: 'count',
  },
  collectionsOfAccount: {
    told: [
      ['createCollection', /An account holds at most ([\d,]+) collections/],
      ['listCollections', /An account holds at most ([\d,]+)/],
    ],
    unit: 'count',
  },
  objectsOfAccount: {
    told: [
      ['createObjects', /An account holds at most ([\d,]+) objects/],
      ['createObjectMetadata', /metadata for at most ([\d,]+) objects/],
    ],
    unit: 'count',
  },
  flightObjectsOfAccount: {
    told: [
      ['createFlightObjects', /An account holds at most ([\d,]+) flight objects/],
      ['createFlightObjectMetadata', /metadata for at most ([\d,]+) flight objects/],
    ],
    unit: 'count',
  },
  plansOfAccount: {
    told: [['createPlans', /An account holds at most ([\d,]+) plans/]],
    unit: 'count',
  },
  dronesOfAccount: {
    told: [['createDrone', /An account holds at most ([\d,]+) drones/]],
    unit: 'count',
  },
  webhooksOfAccount: {
    told: [['createWebhook', /An account holds at most ([\d,]+) webhooks/]],
    unit: 'count',
  },
  areasOfAccount: {
    told: [['createArea', /All areas in an account take up at most ([\d,]+) MB/]],
    unit: 'megabytes',
  },
  restrictionsOfOrganization: {
    told: [['createRestriction', /All restrictions of an organization take up at most ([\d,]+) MB/]],
    unit: 'megabytes',
  },
} as const satisfies Readonly<Record<string, LimitDefinition>>;

export type LimitName = keyof typeof limitDefinitions;

/** Other numbers of the contract that guides quote by name. They are in no table. */
export const numberDefinitions = {
  forecastZoomFrom: {pointer: '/components/parameters/WeatherZoom/schema/minimum', unit: 'count'},
  forecastZoomTo: {
    pointer: '/components/parameters/WeatherZoom/schema/maximum',
    told: [['getForecastTile', /Zoom ranges from 1 to ([\d,]+)/]],
    unit: 'count',
  },
  fireZoomFrom: {pointer: '/components/parameters/FireZoneZoom/schema/minimum', unit: 'count'},
  fireZoomTo: {
    pointer: '/components/parameters/FireZoneZoom/schema/maximum',
    told: [['getFireZoneTile', /Zoom ranges from 3 to ([\d,]+)/]],
    unit: 'count',
  },
  restrictionZoomTo: {
    pointer: '/components/parameters/RestrictionTileZoom/schema/maximum',
    told: [['getRestrictionTile', /Zoom ranges from 0 to ([\d,]+)/]],
    unit: 'count',
  },
  restrictionHours: {
    told: [
      ['getRestrictionAlerts', /begin within ([\d,]+) hours/],
      ['getPlanRestrictions', /begin within ([\d,]+) hours/],
    ],
    unit: 'count',
  },
  headingTo: {pointer: '/components/schemas/LocationObject/properties/heading/maximum', unit: 'count'},
  updateFrequencyDefault: {
    pointer: '/components/schemas/CollectionInput/properties/updateFrequencySeconds/default',
    unit: 'count',
  },
} as const satisfies Readonly<Record<string, LimitDefinition>>;

/** What `<Limit of="…" />` can name. */
export type NumberName = LimitName | keyof typeof numberDefinitions;
