import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';
import { checkPicture, type SentFile } from '../pictures/allowed-picture';

type WithFiles = Context & { request: { files?: Record<string, SentFile | SentFile[]> } };

/** The routes that take lists of listings, and zip files of pictures for them: they look into these themselves. */
const LISTS = /^\/booking-rules\/listing-imports(\/[^/]+\/pictures)?$/;

/**
 * Takes pictures alone, by whatever route a file comes but those of lists, and leaves nothing of a request's files behind: Strapi removes
 * those of its own forms, and only where all went well.
 */
export default () =>
  async (ctx: WithFiles, next: Next): Promise<void> => {
    const files = Object.values(ctx.request.files ?? {}).flat();
    try {
      if (!LISTS.test(ctx.path)) for (const file of files) await checkPicture(file);
      await next();
    } finally {
      await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
    }
  };
