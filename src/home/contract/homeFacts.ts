import facts from '@generated/home/default/facts.json';

/** `[longitude, latitude]`, WGS 84, degrees. */
export type Position = readonly [number, number];

/** One operation, as a line of a list. */
export interface OperationLine {
  /** Lower case, as the contract writes it. */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Last part of its address in the reference. */
  readonly slug: string;
}

export interface DomainFacts {
  readonly name: string;
  readonly operations: number;
  readonly tags: readonly {readonly name: string; readonly slug: string; readonly operations: number}[];
  readonly samples: readonly OperationLine[];
}

/** A request that works against the sandbox as it stands here, and what comes back. */
export interface FirstCallFacts {
  readonly operation: OperationLine;
  readonly samples: readonly {readonly id: string; readonly label: string; readonly code: string}[];
  readonly response: {readonly status: string; readonly body: string};
}

/** What the chart draws, each part out of a named example of the API description. */
export interface ChartFacts {
  /** ISO 8601, the moment all of it is true. */
  readonly moment: string;
  readonly fire: {
    readonly name: string;
    readonly areaHectares: number;
    readonly contained: number;
    readonly ring: readonly Position[];
  };
  readonly hotspots: readonly (readonly Position[])[];
  readonly restriction: {
    readonly id: string;
    readonly ceilingMeters: number;
    readonly ring: readonly Position[];
  };
  readonly airspace: {readonly name: string; readonly ring: readonly Position[]};
  readonly alert: {
    readonly event: string;
    readonly areaId: string;
    readonly attributionString: string;
    readonly ring: readonly Position[];
  };
  readonly route: {
    readonly id: string;
    readonly line: readonly Position[];
    /** Sustained wind in m/s, in equal steps along the line. */
    readonly wind: readonly number[];
    /** Speed from which the platform tells of an event, in m/s; the wind passes it towards the end of the line. */
    readonly windLimit: number;
  };
  readonly engine: MovingFacts;
  readonly drone: MovingFacts & {readonly altitude: number};
  readonly survey: {
    readonly id: string;
    readonly launch: Position;
    readonly area: readonly Position[];
    readonly legs: readonly Position[];
  };
}

export interface MovingFacts {
  readonly id: string;
  readonly position: Position;
  /** Degrees clockwise from true north. */
  readonly heading: number;
  /** m/s. */
  readonly speed: number;
}

export interface HomeFacts {
  readonly version: string;
  readonly operations: number;
  readonly figures: {readonly colorMaps: number; readonly reportsPerCall: number};
  readonly domains: readonly DomainFacts[];
  readonly firstCall: FirstCallFacts;
  readonly chart: ChartFacts;
}

/** Counted and read from the API description at build; see `src/home/plugin.ts`. */
export const homeFacts: HomeFacts = facts;
