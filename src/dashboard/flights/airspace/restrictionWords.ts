import {translate} from '@docusaurus/Translate';

/** The types of restrictions, with their words. */
export function typeWords(): readonly (readonly [type: string, words: string])[] {
  return [
    ['fulltime', translate({id: 'dashboard.airspace.fulltime', message: 'Full-time'})],
    ['parttime', translate({id: 'dashboard.airspace.parttime', message: 'Part-time'})],
    ['custom', translate({id: 'dashboard.airspace.custom', message: 'Your organization’s'})],
  ];
}
