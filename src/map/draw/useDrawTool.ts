import {watchColourMode} from '@site/src/components/colour-mode/watchColourMode';
import type {Map as Drawing} from 'maplibre-gl';
import {useEffect, useLayoutEffect, useRef} from 'react';
import {readPalette} from '../base/palette';
import type {Sketch} from './openSketch';
import type {DrawTool} from './types';

/** Lets the reader draw with a tool, as long as there is one. Enter on the map adds a position at its middle. */
export function useDrawTool(drawing: Drawing | undefined, tool: DrawTool | undefined): void {
  const latest = useRef(tool);
  const sketch = useRef<Sketch>(undefined);
  /** The positions that the map itself has told: they need not be drawn once more. */
  const told = useRef<DrawTool['positions']>(undefined);
  const kind = tool?.kind;

  useEffect(() => {
    latest.current = tool;
    if (tool && tool.positions !== told.current) sketch.current?.show(tool);
  }, [tool]);

  // Before the map is closed, which an ordinary effect does: a sketch that was about to be drawn would find no map.
  useLayoutEffect(() => {
    if (!drawing || !kind) return undefined;
    let isOver = false;
    const change = (positions: DrawTool['positions']) => {
      const {current} = latest;
      if (!current) return;
      const kept = positions.slice(0, current.most);
      // What is one too many goes from the map again.
      if (kept.length < positions.length) sketch.current?.show(current);
      else told.current = kept;
      current.change(kept);
    };
    const open = async () => {
      const {openSketch} = await import('./openSketch');
      if (isOver || !drawing.style || !latest.current) return;
      sketch.current = openSketch(drawing, kind, readPalette(), change);
      sketch.current.show(latest.current);
    };
    const close = () => {
      sketch.current?.close();
      sketch.current = undefined;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !latest.current) return;
      const {lng, lat} = drawing.getCenter().wrap();
      change([...latest.current.positions, [lng, lat]]);
      sketch.current?.show(latest.current);
    };
    const stopWatching = watchColourMode(() => {
      close();
      void open();
    });
    void open();
    const canvas = drawing.getCanvas();
    canvas.addEventListener('keydown', press);
    return () => {
      isOver = true;
      stopWatching();
      canvas.removeEventListener('keydown', press);
      // A map that is closed has taken the sketch with it.
      if (drawing.style) close();
      sketch.current = undefined;
    };
  }, [drawing, kind]);
}
