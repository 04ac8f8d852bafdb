/**
 * IATA code, airport, city it serves, ISO country, longitude, latitude, and the inhabitants of the city's region in
 * millions (0 where another airport of the list stands for the city).
 */
export type AirportRow = readonly [
  iata: string,
  name: string,
  city: string,
  country: string,
  lon: number,
  lat: number,
  millions: number,
];
