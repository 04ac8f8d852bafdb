import {translate} from '@docusaurus/Translate';
import type {PlanViolation} from '@site/src/plan-check';

const MEGABYTE = 1024 * 1024;

/** What is wrong with a plan, in words. */
export function violationText(violation: PlanViolation): string {
  switch (violation.cause) {
    case 'unreadable':
      return translate({
        id: 'dashboard.flights.unreadable',
        message: 'Could not be opened: this is a folder, or a file that cannot be read.',
      });
    case 'notJson':
      return translate({
        id: 'dashboard.flights.notJson',
        message: 'The file is neither JSON nor a mission that begins with QGC WPL.',
      });
    case 'brokenJson':
      return translate({
        id: 'dashboard.flights.brokenJson',
        message: 'The JSON of the file is broken. Maybe its end is missing.',
      });
    case 'empty':
      return translate({id: 'dashboard.flights.empty', message: 'The file is empty.'});
    case 'noText':
      return translate({
        id: 'dashboard.flights.noText',
        message: 'The file is not text. Save the plan as .plan in your ground station.',
      });
    case 'otherFormat':
      return translate(
        {
          id: 'dashboard.flights.otherFormat',
          message:
            'This is a {format} file, not a plan. Open it in your ground station and save it as .plan, or convert it to GeoJSON.',
        },
        {format: violation.format},
      );
    case 'noRow':
      return translate(
        {
          id: 'dashboard.flights.noRow',
          message: 'Line {line} must be twelve numbers, separated by tabs.',
        },
        {line: String(violation.line)},
      );
    case 'tooLarge':
      return translate(
        {id: 'dashboard.flights.tooLarge', message: 'The file has {size} MB; the limit is {most} MB.'},
        {
          size: String(Math.ceil(violation.bytes / MEGABYTE)),
          most: String(Math.floor(violation.most / MEGABYTE)),
        },
      );
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
