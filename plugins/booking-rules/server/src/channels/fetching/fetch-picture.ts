import type { Core } from '@strapi/strapi';
import type { FeedProblem } from '../../../../shared/domain/channels/problem';
import { fetchFeed, type FetchSettings } from './fetch-feed';

const TIMEOUT_MS = 20_000;

/** In words that follow a name. What else can be wrong with a calendar is no matter of a picture. */
const SENTENCES: Readonly<Partial<Record<FeedProblem, string>>> = {
  'not-https': 'its address must begin with https://',
  'refused-address': 'its address leads to a private network',
  unreachable: 'its server could not be reached',
  'too-many-redirects': 'its address leads from one place to the next',
  'too-slow': `its server took more than ${TIMEOUT_MS / 1_000} seconds`,
  'too-large': 'it is too large',
  'cut-off': 'it arrived incomplete',
};

/**
 * Fetches a picture from a public address, guarded as calendars of channels are (and from the networks that the
 * settings allow for these). Whether it is a picture is for the caller to find out. Never rejects.
 * @returns its bytes, or what went wrong in words that follow its name
 */
export async function fetchPicture(
  strapi: Core.Strapi,
  { url, mostBytes, signal }: { url: string; mostBytes: number; signal: AbortSignal },
): Promise<{ bytes: Buffer } | { problem: string }> {
  const settings = strapi.config.get<Pick<FetchSettings, 'allowHttp' | 'networks'>>(
    'plugin::booking-rules.calendars',
  );
  const request = {
    ...{ url, etag: null, lastModified: null, mostBytes },
    ...{ accept: 'image/avif,image/webp,image/*;q=0.9,*/*;q=0.1', timeout: TIMEOUT_MS },
  };
  const fetched = await fetchFeed(request, { ...settings, signal });
  if (fetched.kind === 'fetched') return { bytes: Buffer.from(fetched.bytes) };
  if (fetched.kind === 'not-modified') return { problem: 'its server answered without a picture' };
  const { problem, detail } = fetched;
  if (problem === 'status') return { problem: `its server answered ${detail ?? 'with an error'}` };
  return { problem: SENTENCES[problem] ?? 'it could not be fetched' };
}
