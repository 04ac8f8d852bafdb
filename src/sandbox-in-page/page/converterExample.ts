/** A converter that works, for the format of the guide about flight plans: a list of points, latitude first. */
export const converterExample = `// Called with what was posted, and with the address and headers of the webhook.
// Returns the same plans in a format of the platform.
function convert({plans}, {url, headers}) {
  return {
    format: 'uxv',
    plans: plans.map(({name, metres, points}) => ({
      id: name,
      navigation: {altitude: metres},
      segments: [
        {type: 'takeoff'},
        {type: 'waypoint', positions: points.split(';').map(toPosition)},
        {type: 'returnToLaunch'},
      ],
    })),
  };
}

function toPosition(point) {
  const [latitude, longitude] = point.trim().split(' ').map(Number);
  return [longitude, latitude];
}
`;

/** What is sent to try it; `skytrack` is a webhook of every fresh sandbox. */
export const sampleBody = {
  format: 'skytrack',
  plans: [{name: 'west-flank-points', metres: 80, points: '44.2074 -121.7030; 44.2100 -121.6960'}],
};
