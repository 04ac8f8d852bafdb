import type {Words} from './types';

/** Dutch. */
export const nl: Words = {
  events: {
    wind: 'Waarschuwing voor zware wind',
    rain: 'Waarschuwing voor zware regen',
    flood: 'Waarschuwing voor overstroming',
    snow: 'Waarschuwing voor sneeuwstorm',
    heat: 'Waarschuwing voor extreme hitte',
    cold: 'Waarschuwing voor extreme kou',
    fire: 'Waarschuwing voor natuurbrand',
  },
  description: '{event} voor {area} van {from} tot {until}. Verwacht: {value}.',
  cancelled: 'De {event} voor {area} is ingetrokken.',
  noLonger: 'De waarschuwing geldt niet meer.',
  instruction: 'Volg de aanwijzingen van de autoriteiten.',
};

/** Danish. */
export const da: Words = {
  events: {
    wind: 'Varsel om kraftig blæst',
    rain: 'Varsel om kraftig regn',
    flood: 'Varsel om oversvømmelse',
    snow: 'Varsel om snestorm',
    heat: 'Varsel om hede',
    cold: 'Varsel om streng kulde',
    fire: 'Varsel om naturbrand',
  },
  description: '{event} for {area} fra {from} til {until}. Ventet: {value}.',
  cancelled: '{event} for {area} er aflyst.',
  noLonger: 'Varslet gælder ikke længere.',
  instruction: 'Følg myndighedernes anvisninger.',
};

/** Norwegian. */
export const no: Words = {
  events: {
    wind: 'Farevarsel om kraftig vind',
    rain: 'Farevarsel om kraftig regn',
    flood: 'Farevarsel om flom',
    snow: 'Farevarsel om snøstorm',
    heat: 'Farevarsel om hetebølge',
    cold: 'Farevarsel om sterk kulde',
    fire: 'Farevarsel om skogbrann',
  },
  description: '{event} for {area} fra {from} til {until}. Ventet: {value}.',
  cancelled: '{event} for {area} er avlyst.',
  noLonger: 'Farevarselet gjelder ikke lenger.',
  instruction: 'Følg rådene fra myndighetene.',
};

/** Swedish. */
export const sv: Words = {
  events: {
    wind: 'Varning för hård vind',
    rain: 'Varning för kraftigt regn',
    flood: 'Varning för översvämning',
    snow: 'Varning för snöstorm',
    heat: 'Varning för extrem värme',
    cold: 'Varning för sträng kyla',
    fire: 'Varning för skogsbrand',
  },
  description: '{event} för {area} från {from} till {until}. Väntas: {value}.',
  cancelled: '{event} för {area} har upphört.',
  noLonger: 'Varningen gäller inte längre.',
  instruction: 'Följ myndigheternas råd.',
};

/** Icelandic. */
export const is: Words = {
  events: {
    wind: 'Viðvörun vegna hvassviðris',
    rain: 'Viðvörun vegna mikillar rigningar',
    flood: 'Viðvörun vegna flóða',
    snow: 'Viðvörun vegna hríðar',
    heat: 'Viðvörun vegna hita',
    cold: 'Viðvörun vegna kulda',
    fire: 'Viðvörun vegna gróðurelda',
  },
  description: '{event}: {area}, frá {from} til {until}. Búist er við: {value}.',
  cancelled: '{event} fyrir {area} er fallin úr gildi.',
  noLonger: 'Viðvörunin gildir ekki lengur.',
  instruction: 'Fylgið leiðbeiningum yfirvalda.',
};
