/** Stands in for the library of charts, which draws on a canvas: here nothing is drawn. */
export default class Chart {
  over = document.createElement('div');
  width = 0;
  height = 0;
  destroy = () => undefined;
  redraw = () => undefined;
  setCursor = () => undefined;
  setData = () => undefined;
  valToPos = () => 0;
}
