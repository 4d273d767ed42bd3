import { GROUNDS, LINES, type Ground, type Line, type ReadTile } from './read-tile';

/** The part of a tile that one square of the map shows, in parts of the tile. */
export interface Part {
  x: number;
  y: number;
  /** How many squares lie along each side of the tile. */
  squares: number;
}

/** A colour for everything that is painted. */
export type Palette = Readonly<
  Record<'land' | 'lake' | 'green' | 'motorway' | 'street' | 'building' | 'rail' | 'word', string>
>;

const COLOUR_OF_GROUND: Readonly<Record<Ground, keyof Palette>> = {
  land: 'land',
  green: 'green',
  water: 'lake',
  building: 'building',
};
/** Width in pixels at zoom 10 and at zoom 16, colour, and the zoom from which on it is drawn. */
const LOOK: Readonly<Record<Line, { widths: [number, number]; colour: keyof Palette; from: number }>> = {
  river: { widths: [1, 4], colour: 'lake', from: 9 },
  border: { widths: [1, 1.5], colour: 'rail', from: 0 },
  rail: { widths: [0.75, 1.5], colour: 'rail', from: 12 },
  path: { widths: [0.5, 1.25], colour: 'street', from: 15 },
  minor: { widths: [0.25, 4], colour: 'street', from: 13 },
  medium: { widths: [0.5, 6], colour: 'street', from: 11 },
  major: { widths: [1, 8], colour: 'street', from: 9 },
  highway: { widths: [1.75, 9], colour: 'motorway', from: 0 },
};
const BUILDINGS_FROM = 15;
/** From this zoom on roads are named: large ones first. */
const NAMED_FROM: Partial<Record<Line, number>> = { highway: 12, major: 13, medium: 14, minor: 16 };
const FONT_PIXELS = 11;

/** The colours of the stylesheet, as a canvas wants them. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const of = (name: keyof Palette): string => style.getPropertyValue(`--map-${name}`).trim();
  return {
    ...{ land: of('land'), lake: of('lake'), green: of('green'), building: of('building') },
    ...{ motorway: of('motorway'), street: of('street'), rail: of('rail'), word: of('word') },
  };
}

/**
 * Paints a square of the map.
 * @param size of the square in pixels of the page
 */
export function paintTile(
  canvas: CanvasRenderingContext2D,
  tile: ReadTile,
  { x, y, squares }: Part,
  { zoom, size, palette, font }: { zoom: number; size: number; palette: Palette; font: string },
): void {
  const scale = (size * squares) / tile.extent;
  canvas.save();
  canvas.translate(-x * size * squares, -y * size * squares);
  canvas.scale(scale, scale);
  for (const ground of GROUNDS) {
    const path = tile.grounds.get(ground);
    if (path === undefined || (ground === 'building' && zoom < BUILDINGS_FROM)) continue;
    canvas.fillStyle = palette[COLOUR_OF_GROUND[ground]];
    canvas.fill(path, 'evenodd');
  }
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  for (const line of LINES) {
    const path = tile.lines.get(line);
    const { widths, colour, from } = LOOK[line];
    if (path === undefined || zoom < from) continue;
    canvas.strokeStyle = palette[colour];
    canvas.lineWidth = widthAt(zoom, widths) / scale;
    canvas.stroke(path);
  }
  canvas.restore();
  nameRoads(canvas, tile, { x, y, squares }, { zoom, size, palette, font });
}

/** Roads grow with the map: twice as far apart, about half again as wide. */
function widthAt(zoom: number, [low, high]: [number, number]): number {
  const part = Math.min(Math.max((zoom - 10) / 6, 0), 1.3);
  return low * (high / low) ** part;
}

interface Box {
  x: number;
  y: number;
  half: number;
}

/** Writes names of roads along them where they fit, none of them over the edge of the square or over another. */
function nameRoads(
  canvas: CanvasRenderingContext2D,
  tile: ReadTile,
  { x, y, squares }: Part,
  { zoom, size, palette, font }: { zoom: number; size: number; palette: Palette; font: string },
): void {
  const pixels = (size * squares) / tile.extent;
  const written: Box[] = [];
  const named = new Set<string>();
  canvas.font = `500 ${FONT_PIXELS}px ${font}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  const large = [...tile.roads].sort((one, other) => LINES.indexOf(other.line) - LINES.indexOf(one.line));
  for (const { text, line, from, to } of large) {
    if (zoom < (NAMED_FROM[line] ?? Infinity) || named.has(text)) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y) * pixels;
    // Rather than measuring each: no letter of this size is narrower.
    if (length < text.length * 4) continue;
    const half = canvas.measureText(text).width / 2 + 6;
    const centre = {
      x: ((from.x + to.x) / 2) * pixels - x * size * squares,
      y: ((from.y + to.y) / 2) * pixels - y * size * squares,
      half,
    };
    const isInside = [centre.x, centre.y].every((at) => at - half > 0 && at + half < size);
    if (half * 2 > length || !isInside || written.some((other) => isNear(centre, other))) continue;
    written.push(centre);
    named.add(text);
    canvas.save();
    canvas.translate(centre.x, centre.y);
    canvas.rotate(Math.atan2(to.y - from.y, to.x - from.x));
    canvas.strokeStyle = palette.land;
    canvas.lineWidth = 3;
    canvas.strokeText(text, 0, 0);
    canvas.fillStyle = palette.word;
    canvas.fillText(text, 0, 0);
    canvas.restore();
  }
}

const isNear = (one: Box, other: Box): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < one.half + other.half;
