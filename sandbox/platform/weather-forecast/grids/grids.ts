import {defineGrid} from './defineGrid';

export const getTemperatureGrid = defineGrid('getTemperatureGrid', 'temp', 'temperature');
export const getWindGrid = defineGrid('getWindGrid', 'wind', 'wind');
export const getGustGrid = defineGrid('getGustGrid', 'gust', 'gust');
export const getRainGrid = defineGrid('getRainGrid', 'rain', 'rain');
export const getSnowGrid = defineGrid('getSnowGrid', 'snow', 'snow');
