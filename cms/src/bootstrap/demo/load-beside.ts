import type { Core } from '@strapi/strapi';
import type { Settings } from '../../../config/settings';
import { takeDemoLock } from '../../start-lock';
import { loadDemo } from './load';

/** A load of demo content that is under way. */
export interface DemoLoad {
  /** Settles when this process is through with it, whatever has come of it. */
  ended: Promise<void>;
  /** Asks it to stop at the next piece, and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Loads the demo content beside a server that listens. Of several processes one loads; another goes on when that dies.
 * A failure is said, and the next start goes on.
 */
export function loadDemoBeside(strapi: Core.Strapi, { database }: Settings): DemoLoad {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isLoading = false;
  const ended = load().catch((error: unknown) => {
    if (!signal.aborted)
      strapi.log.error(
        `The demo content is incomplete, and the next start continues loading it: ${String(error)}`,
      );
  });
  return {
    ended,
    async stop() {
      stopping.abort();
      // One that waits for another process has begun nothing.
      if (isLoading) await ended;
    },
  };

  async function load(): Promise<void> {
    const openLock = await takeDemoLock(database);
    isLoading = !signal.aborted;
    try {
      if (await loadDemo(strapi, signal)) strapi.log.info('The demo content is loaded');
    } finally {
      await openLock();
    }
  }
}
