import type { Context, Next } from 'koa';

/**
 * Lets cookies be for TLS alone where guests come by it. Its end is a proxy: what arrives here is plain HTTP, over
 * which no such cookie would be sent.
 */
export default ({ isOverTls }: { isOverTls: boolean }) =>
  (ctx: Context, next: Next): Promise<unknown> => {
    if (isOverTls) ctx.cookies.secure = true;
    return next();
  };
