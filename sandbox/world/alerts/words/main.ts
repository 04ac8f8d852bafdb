import type {Words} from './types';

/** English. */
export const en: Words = {
  events: {
    wind: 'High Wind Warning',
    rain: 'Heavy Rain Warning',
    flood: 'Flood Warning',
    snow: 'Winter Storm Warning',
    heat: 'Excessive Heat Warning',
    cold: 'Extreme Cold Warning',
    fire: 'Red Flag Warning',
  },
  description: '{event} for {area} from {from} until {until}. Expect {value}.',
  cancelled: 'The {event} for {area} has been cancelled.',
  noLonger: 'The warning no longer applies.',
  instruction: {
    wind: 'Secure loose objects and avoid travel in high vehicles. Ground light aircraft and drones.',
    rain: 'Slow down on wet roads and keep away from drains and underpasses.',
    flood: 'Do not drive or walk into flood water. Move to higher ground if told to.',
    snow: 'Travel only if you must. Carry blankets, food and water in the vehicle.',
    heat: 'Drink plenty of water, stay out of the sun and look after those who live alone.',
    cold: 'Stay indoors if you can. Cover skin that is exposed; frostbite takes minutes.',
    fire: 'Avoid outdoor burning and sparks. Be ready to leave if you are told to.',
  },
};

/** Spanish. */
export const es: Words = {
  events: {
    wind: 'Aviso de vientos fuertes',
    rain: 'Aviso de lluvias intensas',
    flood: 'Aviso de inundación',
    snow: 'Aviso de tormenta invernal',
    heat: 'Aviso de calor extremo',
    cold: 'Aviso de frío extremo',
    fire: 'Aviso de bandera roja por riesgo de incendio',
  },
  description: '{event} para {area} desde {from} hasta {until}. Se esperan {value}.',
  cancelled: 'Se ha cancelado el {event} para {area}.',
  noLonger: 'El aviso ya no está vigente.',
  instruction: {
    wind: 'Asegure los objetos sueltos y evite viajar en vehículos altos. No vuele drones ni aeronaves ligeras.',
    rain: 'Reduzca la velocidad y aléjese de desagües y pasos inferiores.',
    flood: 'No entre en zonas inundadas, ni a pie ni en vehículo. Suba a terreno alto si se lo indican.',
    snow: 'Viaje solo si es imprescindible. Lleve mantas, comida y agua en el vehículo.',
    heat: 'Beba mucha agua, evite el sol y cuide de quienes viven solos.',
    cold: 'Quédese en casa si puede. Cubra la piel; la congelación tarda minutos.',
    fire: 'Evite hogueras y chispas al aire libre. Esté listo para evacuar si se lo indican.',
  },
};

/** French. */
export const fr: Words = {
  events: {
    wind: 'Avis de vents violents',
    rain: 'Avis de fortes pluies',
    flood: 'Avis d’inondation',
    snow: 'Avis de tempête hivernale',
    heat: 'Avis de chaleur extrême',
    cold: 'Avis de froid extrême',
    fire: 'Avis de danger extrême d’incendie',
  },
  description: '{event} pour {area} du {from} au {until}. Prévision : {value}.',
  cancelled: '{event} pour {area} : annulé.',
  noLonger: 'L’avis n’est plus en vigueur.',
  instruction: {
    wind: 'Mettez à l’abri les objets légers et évitez de circuler en véhicule haut. Laissez drones et avions légers au sol.',
    rain: 'Ralentissez et éloignez-vous des égouts et des passages souterrains.',
    flood:
      'Ne vous engagez ni à pied ni en voiture sur une route inondée. Gagnez les hauteurs si on vous le demande.',
    snow: 'Ne circulez qu’en cas de nécessité. Emportez couvertures, nourriture et eau.',
    heat: 'Buvez beaucoup d’eau, restez à l’ombre et prenez des nouvelles des personnes isolées.',
    cold: 'Restez à l’intérieur si possible. Couvrez la peau exposée : les gelures surviennent en quelques minutes.',
    fire: 'Évitez tout feu et toute étincelle en plein air. Tenez-vous prêts à partir si on vous le demande.',
  },
};

/** German. */
export const de: Words = {
  events: {
    wind: 'Sturmwarnung',
    rain: 'Starkregenwarnung',
    flood: 'Hochwasserwarnung',
    snow: 'Schneesturmwarnung',
    heat: 'Hitzewarnung',
    cold: 'Kältewarnung',
    fire: 'Waldbrandwarnung',
  },
  description: '{event} für {area} von {from} bis {until}. Erwartet: {value}.',
  cancelled: 'Die {event} für {area} ist aufgehoben.',
  noLonger: 'Die Warnung gilt nicht mehr.',
  instruction: {
    wind: 'Lose Gegenstände sichern, Fahrten mit hohen Fahrzeugen meiden. Drohnen und Kleinflugzeuge am Boden lassen.',
    rain: 'Langsam fahren, Abflüsse und Unterführungen meiden.',
    flood: 'Überflutete Straßen weder befahren noch betreten. Auf Anweisung höher gelegene Orte aufsuchen.',
    snow: 'Nur wenn nötig fahren. Decken, Essen und Wasser mitnehmen.',
    heat: 'Viel trinken, Sonne meiden und nach Alleinlebenden sehen.',
    cold: 'Möglichst drinnen bleiben. Haut bedecken: Erfrierungen drohen in Minuten.',
    fire: 'Kein offenes Feuer, keine Funken im Freien. Auf Anweisung das Gebiet sofort verlassen.',
  },
};

/** Portuguese. */
export const pt: Words = {
  events: {
    wind: 'Aviso de vento forte',
    rain: 'Aviso de chuva intensa',
    flood: 'Aviso de inundação',
    snow: 'Aviso de tempestade de neve',
    heat: 'Aviso de calor extremo',
    cold: 'Aviso de frio extremo',
    fire: 'Aviso de risco extremo de incêndio',
  },
  description: '{event} para {area} de {from} até {until}. Previsão: {value}.',
  cancelled: 'O {event} para {area} foi cancelado.',
  noLonger: 'O aviso já não está em vigor.',
  instruction: {
    wind: 'Prenda objetos soltos e evite viajar em veículos altos. Não voe drones nem aeronaves leves.',
    rain: 'Reduza a velocidade e afaste-se de bueiros e passagens subterrâneas.',
    flood: 'Não entre em águas de inundação, a pé ou de carro. Vá para terreno alto se for orientado.',
    snow: 'Viaje apenas se necessário. Leve cobertores, comida e água no veículo.',
    heat: 'Beba muita água, evite o sol e cuide de quem mora só.',
    cold: 'Fique em casa se puder. Cubra a pele; o congelamento leva minutos.',
    fire: 'Evite fogo e faíscas ao ar livre. Esteja pronto para sair se for orientado.',
  },
};

/** Japanese. */
export const ja: Words = {
  events: {
    wind: '暴風警報',
    rain: '大雨警報',
    flood: '洪水警報',
    snow: '暴風雪警報',
    heat: '熱中症警戒アラート',
    cold: '低温警報',
    fire: '林野火災警報',
  },
  description: '{area}に{event}。期間は{from}から{until}まで。予想は{value}。',
  cancelled: '{area}の{event}は解除されました。',
  noLonger: 'この情報はもう有効ではありません。',
  instruction: {
    wind: '飛ばされやすい物を固定し、車高の高い車での移動を控えてください。ドローンや小型機は飛ばさないでください。',
    rain: '速度を落とし、側溝やアンダーパスに近づかないでください。',
    flood: '冠水した道路に入らないでください。指示があれば高い場所へ避難してください。',
    snow: '不要不急の外出を控え、車には毛布、食料、水を用意してください。',
    heat: '水分をこまめに取り、日差しを避け、一人暮らしの方に声をかけてください。',
    cold: 'できるだけ屋内で過ごし、肌を覆ってください。凍傷は数分で起こります。',
    fire: '屋外で火を使わないでください。指示があればすぐに避難できるよう準備してください。',
  },
};
