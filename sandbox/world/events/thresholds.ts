import type {WeatherType} from '../weather/types';

/** What makes weather an event, in the words of the contract's WeatherThreshold. */
export interface Threshold {
  readonly id: string;
  readonly type: WeatherType;
  readonly description: string;
  readonly unit: '°C' | 'm/s' | 'mm' | '%';
  readonly value: number;
  readonly operator: '>' | '>=' | '=' | '<' | '<=';
  /** A second reading, in the hour before or after, must be above this. */
  readonly beside?: number;
}

/** The thresholds of whoever has defined none: section 9 of the product's specification. */
export const defaultThresholds: readonly Threshold[] = [
  {
    id: 'temperatureHigh',
    type: 'temp',
    description: 'Temperature above 30 °C',
    unit: '°C',
    value: 30,
    operator: '>',
  },
  {
    id: 'temperatureLow',
    type: 'temp',
    description: 'Temperature below 4 °C',
    unit: '°C',
    value: 4,
    operator: '<',
  },
  {
    id: 'highWind',
    type: 'wind',
    description: 'Sustained wind above 9 m/s',
    unit: 'm/s',
    value: 9,
    operator: '>',
  },
  {
    id: 'heavyRain',
    type: 'rain',
    description: 'Rain above 3 mm in an hour and above 1 mm in the hour before or after',
    unit: 'mm',
    value: 3,
    operator: '>',
    beside: 1,
  },
  {id: 'gust', type: 'gust', description: 'Gusts above 9 m/s', unit: 'm/s', value: 9, operator: '>'},
  {
    id: 'snow',
    type: 'snow',
    description: 'Fresh snow above 1 cm in an hour',
    unit: 'mm',
    value: 10,
    operator: '>',
  },
  {
    id: 'traffic10',
    type: 'traffic',
    description: 'Traffic slowed down by 10 % or more',
    unit: '%',
    value: 10,
    operator: '>=',
  },
  {
    id: 'traffic20',
    type: 'traffic',
    description: 'Traffic slowed down by 20 % or more',
    unit: '%',
    value: 20,
    operator: '>=',
  },
];

/** Whether a reading is an event, knowing those of the hours before and after. */
export function isCrossed(threshold: Threshold, before: number, reading: number, after: number): boolean {
  const {beside} = threshold;
  return isBeyond(threshold, reading) && (beside === undefined || before > beside || after > beside);
}

function isBeyond({operator, value}: Threshold, reading: number): boolean {
  switch (operator) {
    case '>':
      return reading > value;
    case '>=':
      return reading >= value;
    case '=':
      return reading === value;
    case '<':
      return reading < value;
    case '<=':
      return reading <= value;
  }
}

/** A threshold as the contract has it. */
export function describeThreshold({id, type, description, unit, value, operator}: Threshold) {
  return {id, type, description, unit, value, operator};
}
