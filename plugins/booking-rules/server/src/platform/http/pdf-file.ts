import { isHttpError } from 'http-errors';
import type { Context } from 'koa';

/** For `Retry-After`: the documents that may wait are made by then. */
const PDF_SOON_SECONDS = '10';

/**
 * A PDF that browsers show, and save under a name.
 * @throws HttpError 503, with Retry-After, while it has to come later
 */
export async function pdfFile(ctx: Context, name: string, making: Promise<Buffer>): Promise<Buffer> {
  try {
    const bytes = await making;
    ctx.set('Content-Type', 'application/pdf');
    ctx.set('Content-Disposition', `inline; filename="${name}.pdf"`);
    return bytes;
  } catch (error) {
    if (isHttpError(error) && error.status === 503) ctx.set('Retry-After', PDF_SOON_SECONDS);
    throw error;
  }
}
