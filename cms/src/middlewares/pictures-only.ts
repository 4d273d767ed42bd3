import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';
import { checkPicture, type SentFile } from '../pictures/allowed-picture';

type WithFiles = Context & { request: { files?: Record<string, SentFile | SentFile[]> } };

/**
 * Takes pictures alone, by whatever route a file comes, and leaves nothing of a request's files behind: Strapi removes
 * those of its own forms, and only where all went well.
 */
export default () =>
  async (ctx: WithFiles, next: Next): Promise<void> => {
    const files = Object.values(ctx.request.files ?? {}).flat();
    try {
      for (const file of files) await checkPicture(file);
      await next();
    } finally {
      await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
    }
  };
