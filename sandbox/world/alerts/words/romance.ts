import type {Words} from './types';

/** Italian. */
export const it: Words = {
  events: {
    wind: 'Avviso di vento forte',
    rain: 'Avviso di pioggia intensa',
    flood: 'Avviso di alluvione',
    snow: 'Avviso di tempesta di neve',
    heat: 'Avviso di caldo estremo',
    cold: 'Avviso di freddo estremo',
    fire: 'Avviso di pericolo di incendi',
  },
  description: '{event} per {area} dal {from} al {until}. Previsione: {value}.',
  cancelled: '{event} per {area}: revocato.',
  noLonger: 'L’avviso non è più in vigore.',
  instruction: 'Seguite le indicazioni delle autorità.',
};

/** Catalan. */
export const ca: Words = {
  events: {
    wind: 'Avís de vent fort',
    rain: 'Avís de pluja intensa',
    flood: 'Avís d’inundació',
    snow: 'Avís de tempesta de neu',
    heat: 'Avís de calor extrema',
    cold: 'Avís de fred extrem',
    fire: 'Avís de perill d’incendi',
  },
  description: '{event} per a {area} des de {from} fins a {until}. Previsió: {value}.',
  cancelled: '{event} per a {area}: cancel·lat.',
  noLonger: 'L’avís ja no és vigent.',
  instruction: 'Seguiu les indicacions de les autoritats.',
};

/** Romanian. */
export const ro: Words = {
  events: {
    wind: 'Avertizare de vânt puternic',
    rain: 'Avertizare de ploi abundente',
    flood: 'Avertizare de inundații',
    snow: 'Avertizare de viscol',
    heat: 'Avertizare de caniculă',
    cold: 'Avertizare de ger',
    fire: 'Avertizare de incendii de vegetație',
  },
  description: '{event} pentru {area} de la {from} până la {until}. Se prevede: {value}.',
  cancelled: '{event} pentru {area}: anulată.',
  noLonger: 'Avertizarea nu mai este în vigoare.',
  instruction: 'Urmați indicațiile autorităților.',
};
