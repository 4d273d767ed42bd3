import type { Core } from '@strapi/strapi';
import type { Settings } from '../../config/settings';
import { networkOf } from '../rate-limits/client-network';
import { tooMany } from '../rate-limits/rate-limiter';
import { createLateness } from './event-loop-delay';

/** Requests that may wait for their turn: about as many as are done in a second. */
const MOST_WAITING = 100;
/** Turns of the event loop that are left to others after one was given, and the most milliseconds that may take. */
const TURNS_BETWEEN = 16;
const MOST_BETWEEN_MS = 25;
/** For `Retry-After`: in so many seconds what waits now is done. */
const BACK_IN_SECONDS = 2;

/** Why a turn is refused: the process is behind, too many wait already, or too many of the same network. */
export type Why = 'behind' | 'queue' | 'share';

/** A request that gets no turn, with what whoever asked is told. */
export class QueueRefusal extends Error {
  readonly status: 429 | 503;
  readonly retryAfter = String(BACK_IN_SECONDS);

  constructor(why: Why) {
    super(
      why === 'share'
        ? tooMany(BACK_IN_SECONDS)
        : "We're very busy right now. Please try again in a few seconds",
    );
    this.status = why === 'share' ? 429 : 503;
  }
}

interface Waiting {
  isKept: boolean;
  begin: () => void;
  refuse: (why: Why) => void;
}

/**
 * Gives what costs (searches, and pages that are in no memory) one turn of the event loop each, and some turns to
 * others in between: a turn answers whatever has arrived, but takes no more than one new connection. Networks have their turns one after the other, however many requests each has
 * waiting. While the process is behind one request is let in at a time, and none waits.
 */
export interface FairQueue {
  /**
   * Does the work when it is its turn.
   * @param address of who asks
   * @param isKept whether it is done while the process is behind, too: it belongs to a booking
   * @throws QueueRefusal
   */
  take<T>(address: string, work: () => T | Promise<T>, isKept?: boolean): Promise<T>;
  /** How often turns were refused since the start. */
  refused: Readonly<Record<Why, number>>;
}

/** @param share requests of one network that may wait or be done at once; null for any number */
export function createFairQueue(share: number | null, isBehind: () => boolean): FairQueue {
  /** By network; the next turn is that of the first. */
  const lines = new Map<string, Waiting[]>();
  const present = new Map<string, number>();
  const refused = { behind: 0, queue: 0, share: 0 };
  let waiting = 0;
  let given = { at: -Infinity, since: 0 };

  function refusal(why: Why): QueueRefusal {
    refused[why] += 1;
    return new QueueRefusal(why);
  }

  function reasonAgainst(network: string, isKept: boolean): Why | null {
    if (share !== null && (present.get(network) ?? 0) >= share) return 'share';
    if (waiting >= MOST_WAITING) return 'queue';
    return !isKept && present.size > 0 && isBehind() ? 'behind' : null;
  }

  function turnOf(network: string, isKept: boolean): Promise<void> {
    return new Promise((begin, fail) => {
      const line = lines.get(network) ?? [];
      line.push({ isKept, begin, refuse: (why) => fail(refusal(why)) });
      lines.set(network, line);
      waiting += 1;
      if (waiting === 1) setImmediate(nextTurn);
    });
  }

  function isTurnOfOthers(): boolean {
    given.since += 1;
    return given.since <= TURNS_BETWEEN && performance.now() - given.at < MOST_BETWEEN_MS;
  }

  function nextTurn(): void {
    const [first] = lines;
    if (!first) return;
    if (isTurnOfOthers()) {
      setImmediate(nextTurn);
      return;
    }
    given = { at: performance.now(), since: 0 };
    const [network, line] = first;
    const next = line.shift();
    lines.delete(network);
    if (line.length > 0) lines.set(network, line);
    waiting -= 1;
    next?.begin();
    if (isBehind()) refuseWaiting();
    if (waiting > 0) setImmediate(nextTurn);
  }

  function refuseWaiting(): void {
    for (const [network, line] of [...lines]) {
      const kept = line.filter(({ isKept }) => isKept);
      for (const { refuse } of line.filter(({ isKept }) => !isKept)) refuse('behind');
      waiting -= line.length - kept.length;
      if (kept.length > 0) lines.set(network, kept);
      else lines.delete(network);
    }
  }

  return {
    refused,
    async take(address, work, isKept = false) {
      const network = networkOf(address);
      const why = reasonAgainst(network, isKept);
      if (why !== null) throw refusal(why);
      present.set(network, (present.get(network) ?? 0) + 1);
      try {
        await turnOf(network, isKept);
        return await work();
      } finally {
        const left = (present.get(network) ?? 1) - 1;
        if (left > 0) present.set(network, left);
        else present.delete(network);
      }
    },
  };
}

const turns = new WeakMap<Core.Strapi, FairQueue>();

/** The turns of this process. */
export function fairQueueOf(strapi: Core.Strapi): FairQueue {
  const known = turns.get(strapi);
  if (known) return known;
  const { searchesAtOnce, eventLoopDelay, siteDev }: Settings = strapi.config.get('settings');
  // A developer waits for the site to be compiled, and for nothing else.
  const created = createFairQueue(searchesAtOnce, createLateness(siteDev ? null : eventLoopDelay));
  turns.set(strapi, created);
  return created;
}
