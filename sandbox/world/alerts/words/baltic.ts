import type {Words} from './types';

/** Finnish. */
export const fi: Words = {
  events: {
    wind: 'Varoitus kovasta tuulesta',
    rain: 'Varoitus rankkasateesta',
    flood: 'Tulvavaroitus',
    snow: 'Varoitus lumimyrskystä',
    heat: 'Hellevaroitus',
    cold: 'Pakkasvaroitus',
    fire: 'Maastopalovaroitus',
  },
  description: '{event}: {area}, {from} – {until}. Odotettavissa: {value}.',
  cancelled: '{event}: {area} – peruttu.',
  noLonger: 'Varoitus ei ole enää voimassa.',
  instruction: 'Noudata viranomaisten ohjeita.',
};

/** Estonian. */
export const et: Words = {
  events: {
    wind: 'Tugeva tuule hoiatus',
    rain: 'Tugeva vihma hoiatus',
    flood: 'Üleujutuse hoiatus',
    snow: 'Lumetormi hoiatus',
    heat: 'Kuumahoiatus',
    cold: 'Külmahoiatus',
    fire: 'Maastikutulekahju hoiatus',
  },
  description: '{event}: {area}, {from} – {until}. Oodata on: {value}.',
  cancelled: '{event}: {area} – tühistatud.',
  noLonger: 'Hoiatus enam ei kehti.',
  instruction: 'Järgige ametiasutuste juhiseid.',
};

/** Latvian. */
export const lv: Words = {
  events: {
    wind: 'Brīdinājums par stipru vēju',
    rain: 'Brīdinājums par stipru lietu',
    flood: 'Brīdinājums par plūdiem',
    snow: 'Brīdinājums par sniegputeni',
    heat: 'Brīdinājums par lielu karstumu',
    cold: 'Brīdinājums par stipru salu',
    fire: 'Brīdinājums par ugunsbīstamību',
  },
  description: '{event}: {area}, no {from} līdz {until}. Prognoze: {value}.',
  cancelled: '{event}: {area} – atcelts.',
  noLonger: 'Brīdinājums vairs nav spēkā.',
  instruction: 'Ievērojiet iestāžu norādījumus.',
};

/** Lithuanian. */
export const lt: Words = {
  events: {
    wind: 'Įspėjimas dėl stipraus vėjo',
    rain: 'Įspėjimas dėl smarkaus lietaus',
    flood: 'Įspėjimas dėl potvynio',
    snow: 'Įspėjimas dėl pūgos',
    heat: 'Įspėjimas dėl karščio',
    cold: 'Įspėjimas dėl speigo',
    fire: 'Įspėjimas dėl gaisrų',
  },
  description: '{event}: {area}, nuo {from} iki {until}. Prognozė: {value}.',
  cancelled: '{event}: {area} – atšauktas.',
  noLonger: 'Įspėjimas nebegalioja.',
  instruction: 'Laikykitės tarnybų nurodymų.',
};

/** Hungarian. */
export const hu: Words = {
  events: {
    wind: 'Viharos szél – figyelmeztetés',
    rain: 'Heves eső – figyelmeztetés',
    flood: 'Árvíz – figyelmeztetés',
    snow: 'Hóvihar – figyelmeztetés',
    heat: 'Hőség – figyelmeztetés',
    cold: 'Rendkívüli hideg – figyelmeztetés',
    fire: 'Erdőtűz – figyelmeztetés',
  },
  description: '{event}: {area}, {from} – {until}. Várható: {value}.',
  cancelled: '{event}: {area} – visszavonva.',
  noLonger: 'A figyelmeztetés már nem érvényes.',
  instruction: 'Kövesse a hatóságok utasításait.',
};
