import type { Context } from 'koa';
import type { RequestHandler } from 'sirv';

/**
 * Hands the request to a file server; what it does not have goes on to `otherwise`.
 * @param strip characters of the address that come before the file server's own
 */
export async function serveFile(
  files: RequestHandler,
  ctx: Context,
  strip: number,
  otherwise: () => Promise<unknown>,
): Promise<void> {
  const { req, res } = ctx;
  const original = req.url ?? '/';
  req.url = original.slice(strip);
  const served = await new Promise<boolean>((done) => {
    res.once('close', () => done(true));
    res.once('finish', () => done(true));
    // A file that vanishes between being found and being read: its headers are out, so the answer breaks off.
    res.once('pipe', (file) => file.once('error', () => res.destroy()));
    ctx.respond = false;
    files(req, res, () => done(false));
  });
  req.url = original;
  if (served) return;
  ctx.respond = true;
  await otherwise();
}
