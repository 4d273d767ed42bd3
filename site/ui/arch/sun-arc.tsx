import { useSyncExternalStore } from 'react';

interface SunArcProps {
  /** How much of its time has passed: 0 as the sun rises, 0.5 at noon, 1 as it sets. */
  at: number;
  /** A sign beside a line of text, or a picture above it. */
  size?: keyof typeof SIZES;
  className?: string;
}

/** Half its width, its height, the width of its line and the size of the sun. */
const SIZES = { sign: [40, 40, 5, 15], picture: [190, 56, 1.5, 7] } as const;

/**
 * The sun on its way, wherever time passes: a stay, a price that is held, a refund that falls. Decoration: the words
 * beside it say the same. Travels as one reads.
 */
export function SunArc({ at, size = 'sign', className = '' }: SunArcProps) {
  const [half, high, line, radius] = SIZES[size];
  const { x, y } = sunAt(at, half, high);
  const arc = `M${-half} 0a${half} ${high} 0 0 1 ${2 * half} 0`;
  const left = -half - radius;
  return (
    <svg
      viewBox={`${left} ${-high - radius} ${-2 * left} ${high + 2 * radius}`}
      fill="none"
      strokeWidth={line}
      className={`shrink-0 rtl:-scale-x-100 ${className}`}
      aria-hidden="true"
    >
      <path d={arc} className="stroke-ink/25" />
      <path d={arc} pathLength={100} strokeDasharray={`${100 * at} 100`} className="stroke-accent" />
      <circle cx={x} cy={y} r={radius} className="fill-accent" />
    </svg>
  );
}

/** Where the sun stands on an arc, from the middle of its foot. */
export function sunAt(passed: number, half: number, high: number): { x: number; y: number } {
  const angle = Math.PI * passed;
  return { x: Math.round(-half * Math.cos(angle)), y: Math.round(-high * Math.sin(angle)) };
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
