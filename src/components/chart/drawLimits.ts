import type uPlot from 'uplot';
import {colourOf} from './colourOf';
import type {ChartLimit} from './types';

/** Draws limits over the lines, with their names where there is room for them. */
export function drawLimits(chart: uPlot, limits: readonly ChartLimit[], font: string): void {
  if (limits.length === 0) return;
  const {ctx, bbox} = chart;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.font = font.replace(/^[\d.]+/, (size) => String(Number(size) * ratio));
  ctx.textBaseline = 'bottom';
  ctx.textAlign = 'left';
  ctx.lineWidth = 2 * ratio;
  ctx.setLineDash([6 * ratio, 4 * ratio]);
  for (const {from, to, value, colour, name} of limits) {
    const [left, right] = [chart.valToPos(from, 'x', true), chart.valToPos(to, 'x', true)];
    const y = chart.valToPos(value, 'left', true);
    ctx.strokeStyle = ctx.fillStyle = colourOf(colour);
    ctx.beginPath();
    ctx.moveTo(left, y);
    ctx.lineTo(right, y);
    ctx.stroke();
    const start = Math.max(left, bbox.left) + 4 * ratio;
    if (ctx.measureText(name).width < Math.min(right, bbox.left + bbox.width) - start)
      ctx.fillText(name, start, y - 3 * ratio);
  }
  ctx.restore();
}
