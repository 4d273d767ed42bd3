import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageResponse } from '../site-host/site-types';
import { takeValuesApart } from './page-values';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Enough for most of the gain; higher ones cost ten times the work for two percent. */
const BROTLI_QUALITY = 6;

/** The hash in their address is of what they are. */
const VALUES_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

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
  /** What its scripts are told, under an address of its own; null where the document says it, or nothing is told. */
  values: KeptValues | null;
  /** Bytes in memory. */
  size: number;
}

/** What scripts of a page are told, beside its document. */
export interface KeptValues extends Pick<KeptPage, 'etag' | 'answers' | 'size'> {
  /** Names the values in the page's address for them: others have another. */
  hash: string;
}

/**
 * Compresses a page once, for everybody who will ask for it.
 * @param path of the page with its search; null where its scripts are told in the document
 * @param common headers of every page; those of this page come above them
 */
export async function keepPage(
  path: string | null,
  page: PageResponse,
  nights: ReadonlySet<string>,
  common: Readonly<Record<string, string>>,
): Promise<KeptPage> {
  const apart = path === null ? null : takeValuesApart(page.body, path);
  const [document, values] = await Promise.all([
    compressed(apart?.document ?? page.body, { ...common, ...Object.fromEntries(page.headers) }),
    apart && compressed(apart.values, { ...common, ...VALUES_HEADERS }),
  ]);
  return {
    ...document,
    nights,
    values: apart && values && { ...values, hash: apart.hash },
    size: document.size + (values?.size ?? 0),
  };
}

async function compressed(
  identity: Buffer,
  common: Readonly<Record<string, string>>,
): Promise<Pick<KeptPage, 'etag' | 'answers' | 'size'>> {
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
  const headers = { ...common, ETag: etag, Vary: 'Accept-Encoding' };
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
    size: identity.length + br.length + gz.length,
  };
}
