import type { Core } from '@strapi/strapi';
import { typicalResponse, type ResponseTime } from '../../../shared/domain/guests/response-time';
import { DAY_MS } from '../../../shared/domain/stay';
import { queryEnquiries } from '../records/enquiries';
import { MESSAGES, THREADS } from '../records/threads';

/** Of how many days enquiries are looked at, and of how many of them at most. */
const DAYS = 90;
const MOST = 300;

/** How soon enquiries of the last three months were answered; null where too few were. */
export async function measureResponseTime(strapi: Core.Strapi, now: Date): Promise<ResponseTime | null> {
  const enquiries = await queryEnquiries(strapi, {
    where: { createdAt: { $gte: new Date(now.getTime() - DAYS * DAY_MS) } },
    orderBy: [{ createdAt: 'desc' }],
    limit: MOST,
  });
  const references = enquiries.map(({ reference }) => reference);
  const replies: { reference: string; first: number | string }[] = await strapi.db
    .connection({ message: MESSAGES })
    .join({ thread: THREADS }, 'thread.id', 'message.thread')
    .whereIn('thread.reference', references)
    .where('message.sender', 'house')
    .groupBy('thread.reference')
    .select('thread.reference')
    .min('message.at as first');
  const firstAt = new Map(replies.map(({ reference, first }) => [reference, Number(first)]));
  // What was closed without an answer, such as an advertisement, has waited for none.
  const waits = enquiries
    .filter(({ reference, state }) => firstAt.has(reference) || state === 'new' || state === 'open')
    .map(({ reference, createdAt }) => ({
      isAnswered: firstAt.has(reference),
      minutes: ((firstAt.get(reference) ?? now.getTime()) - new Date(createdAt).getTime()) / 60_000,
    }));
  return typicalResponse(waits);
}
