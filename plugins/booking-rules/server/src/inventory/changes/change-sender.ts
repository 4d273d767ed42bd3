import { setTimeout as pause } from 'node:timers/promises';
import { keyOf, payloadsOf, type Change } from './change';

/**
 * With more changes waiting than this, reading everything again costs the other processes less than hearing of each.
 */
const MOST_WAITING = 2_000;
const RETRY_MS = 1_000;

/**
 * Sends changes one message at a time. Changes that arrive while a message is under way go with the next one, and a
 * message that fails is sent again until it succeeds.
 * @param send delivers all payloads or none; rejects when it fails
 */
export function createChangeSender(
  self: string,
  send: (payloads: string[]) => Promise<unknown>,
  warn: (sentence: string) => void,
) {
  const waiting = new Map<string, Change>();
  let sending: Promise<void> | null = null;
  let stopped = false;

  function add(change: Change): void {
    if (waiting.size >= MOST_WAITING) {
      waiting.clear();
      waiting.set('anything', { kind: 'content' });
    } else if (!waiting.has('anything')) waiting.set(keyOf(change), change);
  }

  async function sendWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const changes = [...waiting.values()];
      waiting.clear();
      try {
        await send(payloadsOf(self, changes));
      } catch (error) {
        warn(`Telling other processes failed, trying again: ${String(error)}`);
        for (const change of changes) add(change);
        if (stopped) return;
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  function start(): void {
    sending ??= sendWaiting().finally(() => {
      sending = null;
      if (waiting.size > 0 && !stopped) start();
    });
  }

  return {
    /** Queues a change to be sent soon. */
    send(change: Change): void {
      add(change);
      start();
    },

    /** Waits until everything has been sent or has failed. */
    async stop(): Promise<void> {
      stopped = true;
      await sending;
      await sendWaiting();
    },
  };
}
