import type {Polygon} from 'geojson';

/** The alert's own words in one language. */
export interface AlertText {
  languageCode: string;
  overview: string;
  description: string;
  instruction: string;
}

/** Only in flood alerts; codes of the US National Weather Service's hydrologic VTEC. */
export interface Flood {
  severityCode: '1' | '2' | '3';
  immediateCauseCode: 'ER';
  recordStatusCode: 'NO' | 'NR';
  startTime: string;
  crestTime: string;
  endTime: string;
}

/** An alert for one zone, in the words of the contract's WeatherAlert. Times are ISO 8601 in UTC. */
export interface WeatherAlert {
  identifier: string;
  countryCode: string;
  areaId: string;
  areaName: string;
  areaTypeCode: 'C' | 'Z' | 'CLC';
  eventDescription: string;
  headlineText: string;
  /** 1 new, 2 update, 3 cancel. */
  messageTypeCode: 1 | 2 | 3;
  severityCode: 1 | 2 | 3;
  certaintyCode: 1 | 2 | 3 | 4;
  urgencyCode: 1 | 2 | 3 | 4;
  categories: number[];
  responseTypeCodes: number[];
  issueTime: string;
  effectiveTime: string;
  expireTime: string;
  detailTexts: AlertText[];
  detailPolygon: Polygon;
  flood?: Flood;
  attributionString: string;
}
