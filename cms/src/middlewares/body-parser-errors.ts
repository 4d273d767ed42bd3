import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/** Strapi fails on a body not packed as it says, or a form without its boundary: the mistake is the sender's. */
export default () =>
  async (_: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      throw new errors.ValidationError('The body of this request cannot be read: check how it is encoded');
    }
  };

/** Failures of unpacking (zlib) and of reading forms (formidable). */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'httpCode' in error || ('code' in error && /^(Z_|ERR_+(BROTLI|ERROR))/.test(String(error.code)));
}
