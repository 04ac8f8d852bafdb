import {translate} from '@docusaurus/Translate';
import type {PlanViolation} from '@site/src/plan-check';

/** What is wrong with a plan, in words. */
export function violationText(violation: PlanViolation): string {
  switch (violation.cause) {
    case 'unreadable':
      return translate({
        id: 'dashboard.flights.unreadable',
        message: 'Could not be opened: this is a folder, or a file that cannot be read.',
      });
    case 'notJson':
      return translate({id: 'dashboard.flights.notJson', message: 'The file is not JSON.'});
    case 'noFormat':
      return translate({
        id: 'dashboard.flights.noFormat',
        message: 'It has neither a mission, nor features, nor segments.',
      });
    case 'noPlan':
      return translate({id: 'dashboard.flights.noPlan', message: 'must be a plan'});
    case 'noList':
      return translate({id: 'dashboard.flights.noList', message: 'must be a list'});
    case 'noPosition':
      return translate({id: 'dashboard.flights.noPosition', message: 'must be a position on earth'});
    case 'noArea':
      return translate({id: 'dashboard.flights.noArea', message: 'must be a polygon'});
    case 'noType':
      return translate({
        id: 'dashboard.flights.noType',
        message: 'must be a segment, such as takeoff, waypoint or survey',
      });
    case 'tooManyLines':
      return translate(
        {
          id: 'dashboard.flights.tooManyLines',
          message: 'would make {count} lines to fly; the limit is {most}',
        },
        {count: String(violation.count), most: String(violation.most)},
      );
  }
}
