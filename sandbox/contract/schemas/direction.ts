/** In which direction a value travels: what is read-only is required of responses alone, defaults fill requests alone. */
export type Direction = 'request' | 'response';
