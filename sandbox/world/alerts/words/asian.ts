import type {Words} from './types';

/** Chinese. */
export const zh: Words = {
  events: {
    wind: '大风预警',
    rain: '暴雨预警',
    flood: '洪水预警',
    snow: '暴雪预警',
    heat: '高温预警',
    cold: '寒冷预警',
    fire: '森林火险预警',
  },
  description: '{area}{event}，自{from}至{until}。预计：{value}。',
  cancelled: '{area}{event}已解除。',
  noLonger: '该预警已不再有效。',
  instruction: '请遵循当地部门的指示。',
};

/** Korean. */
export const ko: Words = {
  events: {
    wind: '강풍 경보',
    rain: '호우 경보',
    flood: '홍수 경보',
    snow: '대설 경보',
    heat: '폭염 경보',
    cold: '한파 경보',
    fire: '산불 경보',
  },
  description: '{area} {event}, {from}부터 {until}까지. 예상: {value}.',
  cancelled: '{area} {event} 해제.',
  noLonger: '이 경보는 더 이상 유효하지 않습니다.',
  instruction: '관계 당국의 안내를 따르십시오.',
};

/** Indonesian. */
export const id: Words = {
  events: {
    wind: 'Peringatan angin kencang',
    rain: 'Peringatan hujan lebat',
    flood: 'Peringatan banjir',
    snow: 'Peringatan badai salju',
    heat: 'Peringatan panas ekstrem',
    cold: 'Peringatan dingin ekstrem',
    fire: 'Peringatan kebakaran hutan',
  },
  description: '{event} untuk {area} dari {from} sampai {until}. Perkiraan: {value}.',
  cancelled: '{event} untuk {area} telah dicabut.',
  noLonger: 'Peringatan ini tidak berlaku lagi.',
  instruction: 'Ikuti petunjuk pihak berwenang.',
};
