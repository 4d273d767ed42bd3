import { setTimeout as pause } from 'node:timers/promises';
import { keyOf, payloadsOf, type Change } from './change';

/** With more than this waiting, reading everything again costs the others less than being told each. */
const MOST_WAITING = 2_000;
const RETRY_MS = 1_000;

/**
 * Sends changes one message at a time: what comes while a message is under way goes with the next one, and
 * what could not be sent is tried again until it is.
 * @param send delivers payloads, all or none; rejects when it could not
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
    /** Sends a change soon. */
    send(change: Change): void {
      add(change);
      start();
    },

    /** Waits until everything has been sent, or could not be. */
    async stop(): Promise<void> {
      stopped = true;
      await sending;
      await sendWaiting();
    },
  };
}
