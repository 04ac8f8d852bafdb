// Change: a dialog in which an area, a line or a point is drawn.
export {default} from '../../draw-dialog/DrawDialog.client';
