import type {Sample} from './samples';
import type {Hazard} from './words/types';

/** 1 extreme, 2 severe, 3 moderate, as the contract numbers severity. */
export type Severity = 1 | 2 | 3;

/** How a hazard follows from the weather, and how its worst reading is written. */
interface Rule {
  reading: (sample: Sample) => number;
  /** Readings from which it is moderate, severe and extreme. */
  steps: readonly [number, number, number];
  unit: string;
}

const rules: Readonly<Record<Exclude<Hazard, 'fire'>, Rule>> = {
  wind: {reading: ({gust}) => gust, steps: [22, 28, 34], unit: 'm/s'},
  rain: {reading: ({rain}) => rain, steps: [6, 9, 12], unit: 'mm/h'},
  flood: {reading: ({rain}) => rain, steps: [9, 12, 16], unit: 'mm/h'},
  snow: {reading: ({snow}) => snow, steps: [30, 60, 90], unit: 'mm/h'},
  heat: {reading: ({temp}) => temp, steps: [39, 42, 45], unit: '°C'},
  cold: {reading: ({temp}) => -temp, steps: [40, 46, 52], unit: '°C'},
};

/** How severe a hazard is in a sample of weather; undefined when it is none. */
export function severityOf(hazard: Hazard, sample: Sample, fireNear: () => boolean): Severity | undefined {
  if (hazard === 'fire') {
    const dry = sample.rain === 0 && sample.gust >= 13 && sample.temp >= 18;
    return dry && fireNear() ? (sample.gust >= 24 ? 1 : 2) : undefined;
  }
  const {reading, steps} = rules[hazard];
  const value = reading(sample);
  if (value < steps[0]) return undefined;
  return value >= steps[2] ? 1 : value >= steps[1] ? 2 : 3;
}

/** The worst reading of several samples, with its unit: "27 m/s". */
export function worstReading(hazard: Hazard, samples: readonly Sample[]): string {
  const {reading, unit} = rules[hazard === 'fire' ? 'wind' : hazard];
  const worst = Math.max(...samples.map(reading));
  return `${hazard === 'cold' ? -worst : worst} ${unit}`;
}
