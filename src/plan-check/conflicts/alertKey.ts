import type {Schemas} from '@site/src/platform';

/** Names an alert among all: an update has the identifier of what it replaces, and one message may warn several areas. */
export function alertKey({identifier, areaId}: Schemas['WeatherAlert']): string {
  return `${identifier}:${areaId}`;
}
