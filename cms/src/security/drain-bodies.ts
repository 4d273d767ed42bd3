import type { IncomingMessage } from 'node:http';
import type { Context, Next } from 'koa';

/** How long the rest of a body that nobody wants may take to arrive, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Reads what is left of a request's body once the request has been answered, and throws it away. Whoever refuses a
 * body stops reading it somewhere in the middle: the next request on the same connection stands behind the rest, and
 * nobody would ever get there. A rest that does not come in time costs the sender its connection.
 */
export function drainUnreadBodies() {
  return ({ req, res }: Context, next: Next): Promise<unknown> => {
    res.once('finish', () => {
      if (!req.readableEnded) drain(req);
    });
    return next();
  };
}

function drain(req: IncomingMessage): void {
  const { socket } = req;
  const timer = setTimeout(() => socket.destroy(), PATIENCE_MS).unref();
  req.once('close', () => clearTimeout(timer));
  // It may still be tied to what failed to unpack it.
  req.unpipe();
  req.resume();
}
