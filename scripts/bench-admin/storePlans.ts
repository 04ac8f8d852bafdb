const KEY = 'sandbox-admin-key';
const BATCH = 100;

/** Fills the administrator's account up to so many plans, the seeded ones included. */
export async function storePlans(api: string, count: number): Promise<void> {
  const {plans} = (await (await fetch(`${api}/flights/v2/plans`, {headers: {'x-api-key': KEY}})).json()) as {
    plans: unknown[];
  };
  for (let first = plans.length; first < count; first += BATCH) {
    const numbers = Array.from({length: Math.min(BATCH, count - first)}, (_, index) => first + index);
    const response = await fetch(`${api}/flights/v2/plans`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'x-api-key': KEY},
      body: JSON.stringify({format: 'uxv', plans: numbers.map(planOf)}),
    });
    if (!response.ok) throw new Error(`Plans from ${first} on: ${response.status} ${await response.text()}`);
  }
}

/** A round somewhere on a grid of the south. */
function planOf(number: number) {
  const [lon, lat] = [-103 + (number % 100) * 0.1, 30 + Math.floor(number / 100) * 0.05];
  return {
    id: `bench-${number}`,
    collectionId: 'bench',
    name: `Bench flight ${number}`,
    navigation: {altitude: 60, flightSpeed: 12},
    segments: [
      {type: 'takeoff', position: [lon, lat]},
      {
        type: 'waypoint',
        positions: Array.from({length: 12}, (_, corner) => [
          lon + 0.01 * Math.cos(corner / 2),
          lat + 0.01 * Math.sin(corner / 2),
        ]),
      },
      {type: 'returnToLaunch'},
    ],
  };
}
