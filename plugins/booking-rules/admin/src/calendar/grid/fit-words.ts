/** As the grid writes on bars. */
const FONT = '600 12px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Oxygen, Ubuntu, sans-serif';

const widths = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null = null;

function widthOf(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas) canvas.font = FONT;
  const width = canvas?.measureText(letter).width ?? FALLBACK;
  widths.set(letter, width);
  return width;
}

/** A letter where nothing can be measured. */
const FALLBACK = 7;

/**
 * Words cut to a width in pixels. The browser could cut them, but each box that clips is one more layer to think
 * about in every frame, and there are hundreds of bars.
 */
export function fitWords(words: string, room: number): string {
  let left = room;
  for (let index = 0; index < words.length; index += 1) {
    left -= widthOf(words.charAt(index));
    if (left < 0) return `${words.slice(0, Math.max(1, index - 1)).trimEnd()}…`;
  }
  return words;
}
