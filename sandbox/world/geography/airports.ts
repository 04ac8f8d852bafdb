import {AFRICA} from './airports/africa';
import {ASIA_PACIFIC} from './airports/asiaPacific';
import {EUROPE} from './airports/europe';
import {LATIN_AMERICA} from './airports/latinAmerica';
import {NORTH_AMERICA} from './airports/northAmerica';

/** An airport of the world and the city around it: airspace, traffic and place names start from them. */
export interface Airport {
  iata: string;
  name: string;
  city: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  lon: number;
  lat: number;
  /** Inhabitants of the region in millions; 0 where another airport stands for the city. */
  millions: number;
}

/** Large airports of every continent, with those near the story's places. */
export const AIRPORTS: readonly Airport[] = [NORTH_AMERICA, LATIN_AMERICA, EUROPE, AFRICA, ASIA_PACIFIC]
  .flat()
  .map(([iata, name, city, country, lon, lat, millions]) => ({
    iata,
    name,
    city,
    country,
    lon,
    lat,
    millions,
  }));
