import type {Words} from './types';

/** Polish. */
export const pl: Words = {
  events: {
    wind: 'Ostrzeżenie przed silnym wiatrem',
    rain: 'Ostrzeżenie przed intensywnym deszczem',
    flood: 'Ostrzeżenie przed powodzią',
    snow: 'Ostrzeżenie przed zamiecią śnieżną',
    heat: 'Ostrzeżenie przed upałem',
    cold: 'Ostrzeżenie przed silnym mrozem',
    fire: 'Ostrzeżenie przed pożarem lasu',
  },
  description: '{event}: {area}, od {from} do {until}. Prognoza: {value}.',
  cancelled: '{event}: {area} – odwołane.',
  noLonger: 'Ostrzeżenie już nie obowiązuje.',
  instruction: 'Stosuj się do zaleceń służb.',
};

/** Czech. */
export const cs: Words = {
  events: {
    wind: 'Výstraha před silným větrem',
    rain: 'Výstraha před silným deštěm',
    flood: 'Povodňová výstraha',
    snow: 'Výstraha před sněhovou bouří',
    heat: 'Výstraha před vysokými teplotami',
    cold: 'Výstraha před silným mrazem',
    fire: 'Výstraha před požáry',
  },
  description: '{event}: {area}, od {from} do {until}. Předpověď: {value}.',
  cancelled: '{event}: {area} – zrušena.',
  noLonger: 'Výstraha již neplatí.',
  instruction: 'Řiďte se pokyny úřadů.',
};

/** Slovak. */
export const sk: Words = {
  events: {
    wind: 'Výstraha pred silným vetrom',
    rain: 'Výstraha pred silným dažďom',
    flood: 'Povodňová výstraha',
    snow: 'Výstraha pred snehovou búrkou',
    heat: 'Výstraha pred vysokými teplotami',
    cold: 'Výstraha pred silným mrazom',
    fire: 'Výstraha pred požiarmi',
  },
  description: '{event}: {area}, od {from} do {until}. Predpoveď: {value}.',
  cancelled: '{event}: {area} – zrušená.',
  noLonger: 'Výstraha už neplatí.',
  instruction: 'Riaďte sa pokynmi úradov.',
};

/** Slovenian. */
export const sl: Words = {
  events: {
    wind: 'Opozorilo pred močnim vetrom',
    rain: 'Opozorilo pred močnim dežjem',
    flood: 'Opozorilo pred poplavami',
    snow: 'Opozorilo pred snežnim metežem',
    heat: 'Opozorilo pred vročino',
    cold: 'Opozorilo pred hudim mrazom',
    fire: 'Opozorilo pred požari',
  },
  description: '{event}: {area}, od {from} do {until}. Napoved: {value}.',
  cancelled: '{event}: {area} – preklicano.',
  noLonger: 'Opozorilo ne velja več.',
  instruction: 'Upoštevajte navodila pristojnih.',
};

/** Croatian. */
export const hr: Words = {
  events: {
    wind: 'Upozorenje na jak vjetar',
    rain: 'Upozorenje na obilnu kišu',
    flood: 'Upozorenje na poplavu',
    snow: 'Upozorenje na snježnu oluju',
    heat: 'Upozorenje na veliku vrućinu',
    cold: 'Upozorenje na jaku hladnoću',
    fire: 'Upozorenje na požar',
  },
  description: '{event}: {area}, od {from} do {until}. Prognoza: {value}.',
  cancelled: '{event}: {area} – opozvano.',
  noLonger: 'Upozorenje više ne vrijedi.',
  instruction: 'Slijedite upute nadležnih službi.',
};

/** Bosnian. */
export const bs: Words = {
  events: {
    wind: 'Upozorenje na jak vjetar',
    rain: 'Upozorenje na obilnu kišu',
    flood: 'Upozorenje na poplavu',
    snow: 'Upozorenje na snježnu oluju',
    heat: 'Upozorenje na velike vrućine',
    cold: 'Upozorenje na veliku hladnoću',
    fire: 'Upozorenje na požar',
  },
  description: '{event}: {area}, od {from} do {until}. Prognoza: {value}.',
  cancelled: '{event}: {area} – otkazano.',
  noLonger: 'Upozorenje više ne važi.',
  instruction: 'Slijedite upute nadležnih službi.',
};

/** Serbian. */
export const sr: Words = {
  events: {
    wind: 'Упозорење на јак ветар',
    rain: 'Упозорење на обилну кишу',
    flood: 'Упозорење на поплаву',
    snow: 'Упозорење на снежну олују',
    heat: 'Упозорење на велике врућине',
    cold: 'Упозорење на велику хладноћу',
    fire: 'Упозорење на пожар',
  },
  description: '{event}: {area}, од {from} до {until}. Прогноза: {value}.',
  cancelled: '{event}: {area} – отказано.',
  noLonger: 'Упозорење више не важи.',
  instruction: 'Пратите упутства надлежних служби.',
};

/** Macedonian. */
export const mk: Words = {
  events: {
    wind: 'Предупредување за силен ветер',
    rain: 'Предупредување за обилен дожд',
    flood: 'Предупредување за поплава',
    snow: 'Предупредување за снежна бура',
    heat: 'Предупредување за големи горештини',
    cold: 'Предупредување за голем студ',
    fire: 'Предупредување за пожар',
  },
  description: '{event}: {area}, од {from} до {until}. Прогноза: {value}.',
  cancelled: '{event}: {area} – откажано.',
  noLonger: 'Предупредувањето повеќе не важи.',
  instruction: 'Следете ги упатствата на надлежните.',
};

/** Bulgarian. */
export const bg: Words = {
  events: {
    wind: 'Предупреждение за силен вятър',
    rain: 'Предупреждение за обилен дъжд',
    flood: 'Предупреждение за наводнение',
    snow: 'Предупреждение за снежна буря',
    heat: 'Предупреждение за екстремни горещини',
    cold: 'Предупреждение за силен студ',
    fire: 'Предупреждение за пожари',
  },
  description: '{event}: {area}, от {from} до {until}. Прогноза: {value}.',
  cancelled: '{event}: {area} – отменено.',
  noLonger: 'Предупреждението вече не е в сила.',
  instruction: 'Следвайте указанията на властите.',
};

/** Russian. */
export const ru: Words = {
  events: {
    wind: 'Предупреждение о сильном ветре',
    rain: 'Предупреждение о сильном дожде',
    flood: 'Предупреждение о наводнении',
    snow: 'Предупреждение о метели',
    heat: 'Предупреждение о сильной жаре',
    cold: 'Предупреждение о сильном морозе',
    fire: 'Предупреждение о пожарной опасности',
  },
  description: '{event}: {area}, с {from} до {until}. Прогноз: {value}.',
  cancelled: '{event}: {area} – отменено.',
  noLonger: 'Предупреждение больше не действует.',
  instruction: 'Следуйте указаниям местных властей.',
};

/** Ukrainian. */
export const uk: Words = {
  events: {
    wind: 'Попередження про сильний вітер',
    rain: 'Попередження про сильний дощ',
    flood: 'Попередження про повінь',
    snow: 'Попередження про хуртовину',
    heat: 'Попередження про сильну спеку',
    cold: 'Попередження про сильний мороз',
    fire: 'Попередження про пожежну небезпеку',
  },
  description: '{event}: {area}, з {from} до {until}. Прогноз: {value}.',
  cancelled: '{event}: {area} – скасовано.',
  noLonger: 'Попередження більше не діє.',
  instruction: 'Дотримуйтеся вказівок місцевої влади.',
};
