import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Context, Next } from 'koa';
import type { Settings } from '../../config/settings';
import { uploadsProblem } from '../pictures/uploads-folder';

/** Answers 503, and names the folder in the log, when an upload cannot be written: a full or read-only disk. */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const { folders }: Settings = strapi.config.get('settings');
  return async (_ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const reason = uploadsProblem(error, folders.public);
      if (reason === null) throw error;
      strapi.log.error(`Uploads cannot be saved in ${folders.public}/uploads: ${reason}`);
      throw createError(
        503,
        `The file couldn't be saved: the server can't write to its folder for uploads (${reason})`,
      );
    }
  };
};
