/** What can be wrong with an object, the gravest first: the order of lists, and of what lies on top on the map. */
export const troubles = ['fire', 'airspace', 'severeAlert', 'silent', 'alert'] as const;
export type Trouble = (typeof troubles)[number];

const TRIANGLE = 'M8 1 15.6 14.6H.4z';

/**
 * The badge of each trouble on a square of 16 units: a flame, no entry, a full and a hollow triangle, and a clock. They
 * differ in outline, for whoever does not see their colours. What is open in them runs against the outline.
 */
export const troubleShapes: Readonly<Record<Trouble, string>> = {
  fire: 'M8.6.4c.4 2.8 4.8 4.7 4.8 9.5a5.4 5.6 0 0 1-10.8 0c0-2.1 1-3.5 2.1-4.7.1 1.3.6 2 1.4 2.4C6 4.7 6.8 2.1 8.6.4z',
  airspace: 'M8 .8a7.2 7.2 0 1 1 0 14.4a7.2 7.2 0 1 1 0-14.4zM3.8 6.8v2.4h8.4V6.8z',
  severeAlert: `${TRIANGLE}M7.2 5.4v4.8h1.6V5.4zM7.2 11.3v1.7h1.6v-1.7z`,
  silent:
    'M3.5 1.5h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM7.2 3.6v5.3l3.3 2.5.9-1.2-2.6-2V3.6z',
  alert: `${TRIANGLE}M8 4.6 3.3 13h9.4z`,
};
