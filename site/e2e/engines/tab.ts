/** Keys that journeys press, by the names that the DOM gives them. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape';

/** A page of a browser that Playwright cannot drive: as much of it as a guest's eyes and hands need. */
export interface Tab {
  /** Makes the inside of the window so large, in CSS pixels. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Opens an address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs a script in the page. */
  load(script: string): Promise<void>;
  /** Calls a function in the page. It sees nothing from outside; what goes in and out is JSON. */
  run<Given extends unknown[], Answer>(work: (...given: Given) => Answer, ...given: Given): Promise<Answer>;
  click(x: number, y: number): Promise<void>;
  /** Puts a finger down, or the mouse button where the engine has no fingers, and draws it sideways. */
  swipe(from: { x: number; y: number }, toX: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** What is to be seen, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that has been started. */
export interface Engine {
  /** A page with nothing kept from before. */
  newTab(): Promise<Tab>;
  stop(): Promise<void>;
}

/** The stations of a finger that is drawn sideways: engines make a movement of what comes between, or nothing. */
export function stationsOf(fromX: number, toX: number): number[] {
  return Array.from({ length: 12 }, (_, index) => Math.round(fromX + ((toX - fromX) * (index + 1)) / 12));
}
