import { useSyncExternalStore } from 'react';

const ARC = 'M8 52a42 42 0 0 1 84 0';

interface SunArcProps {
  /** How much of its time has passed: 0 as the sun rises, 0.5 at noon, 1 as it sets. */
  at: number;
  /** A sign beside a line of text, or a picture above it. */
  size?: 'sign' | 'picture';
  className?: string;
}

/**
 * The sun on its way, wherever time passes: a stay, a price that is held, a refund that falls. Decoration: the words
 * beside it say the same. Travels as one reads.
 */
export function SunArc({ at, size = 'sign', className = 'w-7' }: SunArcProps) {
  const passed = Math.min(1, Math.max(0, at));
  const { x, y } = sunAt(passed);
  const [stroke, radius] = size === 'sign' ? [7, 13] : [1.5, 4.5];
  return (
    <svg
      viewBox="0 0 100 66"
      fill="none"
      strokeWidth={stroke}
      className={`shrink-0 rtl:-scale-x-100 ${className}`}
      aria-hidden="true"
    >
      <path d={ARC} className="stroke-ink/20" />
      <path d={ARC} pathLength={100} strokeDasharray={`${100 * passed} 100`} className="stroke-accent" />
      <circle cx={x} cy={y} r={radius} className="fill-accent" />
    </svg>
  );
}

/** Where the sun stands on its arc, as units of the picture. */
export function sunAt(passed: number): { x: number; y: number } {
  const angle = Math.PI * passed;
  return { x: Math.round(50 - 42 * Math.cos(angle)), y: Math.round(52 - 42 * Math.sin(angle)) };
}

const TICK_MS = 5_000;

function everyTick(notify: () => void): () => void {
  const timer = setInterval(notify, TICK_MS);
  return () => clearInterval(timer);
}

/** How much of the time between two moments has passed, of 1; a half on the server, which does not know when it is read. */
export function usePassed(from: number, until: number): number {
  return useSyncExternalStore(
    everyTick,
    () => passedOf(from, until, Date.now()),
    () => 0.5,
  );
}

/** How much of a span has passed at a moment, in hundredths of 1; all of one that is none. */
export function passedOf(from: number, until: number, now: number): number {
  if (!(until > from)) return 1;
  return Math.round(100 * Math.min(1, Math.max(0, (now - from) / (until - from)))) / 100;
}
