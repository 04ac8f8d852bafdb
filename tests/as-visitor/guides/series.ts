/** The series as the specification names their pages, with the title of each. */
export const series = [
  {
    folder: '/docs/guides/collections',
    label: 'Collections',
    pages: [
      ['intro', 'Collections'],
      ['step1', 'Step 1: Create a collection'],
      ['step2', 'Step 2: Fill it and ask about it'],
    ],
  },
  {
    folder: '/docs/guides/vehicle-telemetry',
    label: 'Vehicle telemetry',
    pages: [
      ['intro', 'Vehicle telemetry'],
      ['step1', 'Step 1: Create the fleet'],
      ['step2', 'Step 2: Report positions'],
      ['step3', 'Step 3: Follow and replay'],
      ['step4', 'Step 4: Look ahead'],
    ],
  },
  {
    folder: '/docs/guides/drone-telemetry',
    label: 'Drone telemetry',
    pages: [
      ['intro', 'Drone telemetry'],
      ['step1', 'Step 1: Register the drone'],
      ['step2', 'Step 2: Report its flight'],
      ['step3', 'Step 3: Find closed airspace'],
      ['step4', 'Step 4: Go or no-go'],
    ],
  },
] as const;
