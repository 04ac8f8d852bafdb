/** Runs before each request: gives the variables of time their values, and the reader's ids their ending. */
const beforeRequest = `
const now = new Date();
const [year, month, day, hour] = now.toISOString().split(/[-T:]/).map(Number);
Object.entries({year, month, day, hour}).forEach(([name, value]) => pm.variables.set(name, value));

// {{now}}, {{now-30m}}, {{now+12s}}: a distance from the present in minutes or seconds.
const times = JSON.stringify(pm.request).matchAll(/\\{\\{(now(?:([+-]\\d+)([ms]))?)\\}\\}/g);
for (const [, name, distance = '0', unit] of times) {
  const seconds = Number(distance) * (unit === 'm' ? 60 : 1);
  pm.variables.set(name, new Date(now.getTime() + seconds * 1000).toISOString().replace(/\\.\\d+/, ''));
}

// What this collection creates is yours: its ids end in letters and digits that nobody else has.
if (!pm.collectionVariables.get('suffix'))
  pm.collectionVariables.set('suffix', Math.random().toString(36).slice(2, 8));
`;

export const events = [
  {
    listen: 'prerequest',
    script: {type: 'text/javascript', exec: beforeRequest.trim().split('\n')},
  },
];
