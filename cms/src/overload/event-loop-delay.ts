import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';

/** How often the delay is sampled, and over how long it is judged. */
const RESOLUTION_MS = 20;
const WINDOW_MS = 500;
const NANOSECONDS = 1_000_000;

/**
 * Measures by how much this process is behind: how long a turn of its event loop takes in which a request arrives.
 * One long turn among many short ones counts for as long as it takes, since so many requests arrive in it.
 * @param limit in milliseconds; null is never behind
 * @returns whether the last half a second was above the limit. Measuring begins with the first question
 */
export function createLateness(limit: number | null): () => boolean {
  if (limit === null) return () => false;
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let before = spentBy(delays);
  let isLate = false;
  let isMeasuring = false;
  const judge = (): void => {
    // It is never reset: that would lose the turn in which it is done.
    const spent = spentBy(delays);
    // The mean of turns, each weighed by its length.
    const turn = (spent.squares - before.squares) / (spent.time - before.time) / NANOSECONDS;
    isLate = turn - RESOLUTION_MS > limit;
    before = spent;
  };
  return () => {
    if (!isMeasuring) {
      isMeasuring = true;
      delays.enable();
      // By a timer, and not by the next question: that one would be judged by whatever was done since the last.
      setInterval(judge, WINDOW_MS).unref();
    }
    return isLate;
  };
}

/** All turns so far: the sum of their lengths, and of the squares of these. */
function spentBy({ count, mean, stddev }: IntervalHistogram): { time: number; squares: number } {
  if (count === 0) return { time: 0, squares: 0 };
  return { time: mean * count, squares: (stddev ** 2 + mean ** 2) * count };
}
