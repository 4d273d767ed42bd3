import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { partsShowing, readPart, type Content, type Part } from './content-parts';

/** Between two readings, so that an import costs some readings a second and not one for each document. */
const PAUSE_MS = 50;
const RETRY_MS = 1_000;
/** What changes without telling anybody is believed for so long. */
const BELIEVED_MS = 5_000;
const NAME = 'published-content';

/** Reading goes on by itself: it belongs to no transaction in whose course a change was announced. */
const outsideTransactions = AsyncLocalStorage.snapshot();

/** What editors have published beside the apartments, in memory. */
export interface ContentCache {
  /** Reads everything, and keeps it true from now on. Rejects when it cannot be read. */
  start(): Promise<void>;
  stop(): void;
  /** As it was read last. No page waits for a reading, or fails with one. */
  current(): Content;
  /** Has a part that changes without telling anybody read again behind whoever asks, unless that was done just now. */
  lookAfter(part: Part): void;
  /** Resolves when every change that was announced before is in memory. */
  settled(): Promise<void>;
  /** Is told each time that something else is in memory. Must not throw. */
  follow(follower: () => void): void;
}

/** The one memory of this server. */
export function contentOf(strapi: Core.Strapi): ContentCache {
  return strapi.get(NAME);
}

/**
 * Keeps what the site reads of published content in memory: whatever becomes of the database, pages are shown with
 * what was read last. A change has the parts read again that show it; they take the place of the old ones when they
 * have been read, and until then the old ones stay. Must run in `register()`.
 */
export function keepContent(strapi: Core.Strapi): void {
  const followers = new Set<() => void>();
  const touched = new Set<Part>();
  let content: Content | null = null;
  let reading: Promise<void> | null = null;
  /** Before which nothing is read. */
  let next = 0;
  const readAt = new Map<Part, number>();
  let failing = false;
  let stopped = true;

  async function readInvalidated(): Promise<void> {
    const parts = [...touched];
    touched.clear();
    const before = content;
    const began = performance.now();
    try {
      const read = await Promise.all(parts.map(async (part) => [part, await readPart(strapi, part)]));
      const after = { ...before, ...Object.fromEntries(read) } as Content;
      content = after;
      failing = false;
      for (const part of parts) readAt.set(part, began);
      if (parts.some((part) => !isDeepStrictEqual(before?.[part], after[part]))) tell();
      // What takes long to read is not read all the time.
      next = performance.now() + Math.max(PAUSE_MS, performance.now() - began);
    } catch (error) {
      for (const part of parts) touched.add(part);
      if (before === null) throw error;
      if (!failing && !stopped)
        strapi.log.warn(`Content could not be read again, trying until it can: ${String(error)}`);
      failing = true;
      next = performance.now() + RETRY_MS;
    }
  }

  async function readUntilSettled(): Promise<void> {
    try {
      do {
        const wait = next - performance.now();
        if (wait > 0) await pause(wait, undefined, { ref: false });
        await readInvalidated();
      } while (touched.size > 0 && !stopped);
    } finally {
      // At once, so that no change comes between the last look and the end.
      reading = null;
    }
  }

  function touch(parts: Iterable<Part>): Promise<void> {
    for (const part of parts) touched.add(part);
    reading ??= outsideTransactions(readUntilSettled);
    return reading;
  }

  function tell(): void {
    for (const follower of followers) follower();
  }

  const memory: ContentCache = {
    async start() {
      stopped = false;
      engineOf(strapi).changes.subscribe((change) => {
        if (change.kind === 'content') void touch(partsShowing(change.uid));
      });
      await touch(partsShowing(undefined));
    },

    stop() {
      stopped = true;
    },

    current() {
      if (content === null) throw new Error('Content is asked for before it was read');
      return content;
    },

    lookAfter(part) {
      if (performance.now() - (readAt.get(part) ?? 0) > BELIEVED_MS && !touched.has(part)) void touch([part]);
    },

    settled: () => reading ?? Promise.resolve(),
    follow: (follower) => void followers.add(follower),
  };
  strapi.add(NAME, memory);
}
