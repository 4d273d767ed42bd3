import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageResponse } from '../site-host/site-types';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Enough for most of the gain; higher ones cost ten times the work for two percent. */
const BROTLI_QUALITY = 6;

/** The encodings in which a page is kept, the best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A page as bytes that are ready to be sent. */
export interface KeptPage {
  etag: string;
  /** For each encoding all headers of a 200 and its body. */
  answers: Readonly<Record<Encoding, { headers: Record<string, string>; body: Buffer }>>;
  /** Apartments whose taken nights it shows. */
  nights: ReadonlySet<string>;
  /** Bytes in memory. */
  size: number;
}

/**
 * Compresses a page once, for everybody who will ask for it.
 * @param common headers of every page; those of this page come above them
 */
export async function keepPage(
  page: PageResponse,
  nights: ReadonlySet<string>,
  common: Readonly<Record<string, string>>,
): Promise<KeptPage> {
  const identity = page.body;
  const options = {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  };
  const [br, gz] = await Promise.all([brotli(identity, options), zip(identity)]);
  // Weak: it names the page, in whatever encoding it is sent.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const headers = { ...common, ...Object.fromEntries(page.headers), ETag: etag, Vary: 'Accept-Encoding' };
  const answer = (body: Buffer, encoding?: string) => ({
    body,
    headers: {
      ...headers,
      'Content-Length': String(body.length),
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
    },
  });
  return {
    etag,
    answers: { br: answer(br, 'br'), gzip: answer(gz, 'gzip'), identity: answer(identity) },
    nights,
    size: identity.length + br.length + gz.length,
  };
}
