import polyline from '@mapbox/polyline';

/** Some metres: a route needs two positions, and stays in the cell of its first. */
const A_STEP = 0.0001;

/** A route at a position: what asks for the forecast there, which the platform gives along routes. */
export function pointRoute(lon: number, lat: number) {
  const geometry = polyline.encode([
    [lat, lon],
    [lat + (lat > 0 ? -A_STEP : A_STEP), lon],
  ]);
  const length = {distance: 11, duration: 1};
  const step = {name: '', geometry, ...length};
  const way = {geometry, ...length, legs: [{summary: '', ...length, steps: [step]}]};
  return {routeId: 'reading', routes: [way]};
}
