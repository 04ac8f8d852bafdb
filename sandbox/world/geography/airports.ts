import {africa} from './airports/africa';
import {asiaPacific} from './airports/asiaPacific';
import {europe} from './airports/europe';
import {latinAmerica} from './airports/latinAmerica';
import {northAmerica} from './airports/northAmerica';

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
export const airports: readonly Airport[] = [northAmerica, latinAmerica, europe, africa, asiaPacific]
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
