import type {Words} from './types';

/** Greek. */
export const el: Words = {
  events: {
    wind: 'Προειδοποίηση για ισχυρούς ανέμους',
    rain: 'Προειδοποίηση για ισχυρή βροχή',
    flood: 'Προειδοποίηση για πλημμύρα',
    snow: 'Προειδοποίηση για χιονοθύελλα',
    heat: 'Προειδοποίηση για καύσωνα',
    cold: 'Προειδοποίηση για ακραίο ψύχος',
    fire: 'Προειδοποίηση για κίνδυνο πυρκαγιάς',
  },
  description: '{event}: {area}, από {from} έως {until}. Πρόβλεψη: {value}.',
  cancelled: '{event}: {area} – ακυρώθηκε.',
  noLonger: 'Η προειδοποίηση δεν ισχύει πλέον.',
  instruction: 'Ακολουθήστε τις οδηγίες των αρχών.',
};

/** Turkish. */
export const tr: Words = {
  events: {
    wind: 'Kuvvetli rüzgâr uyarısı',
    rain: 'Şiddetli yağış uyarısı',
    flood: 'Sel uyarısı',
    snow: 'Kar fırtınası uyarısı',
    heat: 'Aşırı sıcak uyarısı',
    cold: 'Aşırı soğuk uyarısı',
    fire: 'Yangın tehlikesi uyarısı',
  },
  description: '{event}: {area}, {from} – {until}. Beklenen: {value}.',
  cancelled: '{event}: {area} – kaldırıldı.',
  noLonger: 'Uyarı artık geçerli değil.',
  instruction: 'Yetkililerin talimatlarına uyun.',
};

/** Hebrew. */
export const he: Words = {
  events: {
    wind: 'אזהרה מפני רוחות חזקות',
    rain: 'אזהרה מפני גשם כבד',
    flood: 'אזהרה מפני שיטפונות',
    snow: 'אזהרה מפני סופת שלג',
    heat: 'אזהרה מפני עומס חום קיצוני',
    cold: 'אזהרה מפני קור קיצוני',
    fire: 'אזהרה מפני סכנת שריפות',
  },
  description: '{event}: {area}, מ־{from} עד {until}. צפוי: {value}.',
  cancelled: '{event}: {area} – בוטלה.',
  noLonger: 'האזהרה אינה בתוקף עוד.',
  instruction: 'יש להישמע להנחיות הרשויות.',
};

/** Arabic. */
export const ar: Words = {
  events: {
    wind: 'تحذير من رياح شديدة',
    rain: 'تحذير من أمطار غزيرة',
    flood: 'تحذير من فيضانات',
    snow: 'تحذير من عاصفة ثلجية',
    heat: 'تحذير من حر شديد',
    cold: 'تحذير من برد شديد',
    fire: 'تحذير من خطر الحرائق',
  },
  description: '{event}: {area}، من {from} إلى {until}. المتوقع: {value}.',
  cancelled: '{event}: {area} – أُلغي.',
  noLonger: 'التحذير لم يعد ساريًا.',
  instruction: 'اتبعوا تعليمات السلطات المحلية.',
};
