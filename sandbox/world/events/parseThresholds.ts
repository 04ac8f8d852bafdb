import * as z from 'zod';
import type {WeatherType} from '../weather/types';
import type {Threshold} from './thresholds';

const units: Readonly<Record<WeatherType, Threshold['unit']>> = {
  temp: '°C',
  wind: 'm/s',
  gust: 'm/s',
  rain: 'mm',
  snow: 'mm',
  traffic: '%',
};

const thresholdList = z
  .array(
    z.object({
      id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/),
      type: z.enum(['temp', 'wind', 'gust', 'rain', 'snow', 'traffic']),
      operator: z.enum(['>', '>=', '=', '<', '<=']),
      value: z.number().min(-1_000).max(1_000),
      beside: z.number().optional(),
      description: z.string().max(200).optional(),
    }),
  )
  .refine((list) => new Set(list.map(({id}) => id)).size === list.length);

/** The thresholds that a user has defined, a JSON list; undefined where the text is none, and the defaults hold. */
export function parseThresholds(text: string): readonly Threshold[] | undefined {
  try {
    return thresholdList.parse(JSON.parse(text)).map(({description, ...threshold}) => {
      const {type, operator, value} = threshold;
      const unit = units[type];
      return {...threshold, unit, description: description || `${type} ${operator} ${value} ${unit}`};
    });
  } catch {
    return undefined;
  }
}
