import { AsyncLocalStorage } from 'node:async_hooks';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { useOnOriginals } from 'booking-rules/engine';
import { localDay, localInstant } from 'booking-rules/shared/domain/local-day';

const UID = 'api::post.post';
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'clone']);
/** When a guide goes out whose day is all that was given. */
const USUAL_TIME = '09:00';
const TIME = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
/** A schedule is nobody's request, whoever has woken the jobs. */
const byItself = AsyncLocalStorage.snapshot();
const NOT_SCHEDULED = { publishOn: null, publishTime: null };

/** A draft that is to go out by itself. */
interface ScheduledDraft {
  id: number;
  documentId: string;
  title: string;
  publishOn: string;
  publishTime: string | null;
}

/**
 * Refuses a time that is none. Whoever publishes a guide by hand has not left it to its schedule: what is written
 * afterwards stays a draft.
 */
export function keepSchedules(strapi: Core.Strapi): void {
  useOnOriginals(strapi, async (context, next) => {
    if (context.uid !== UID) return next();
    const { documentId, status, data } = context.params as {
      documentId?: string;
      status?: string;
      data?: Record<string, unknown>;
    };
    if (context.action === 'publish' && documentId !== undefined) {
      await strapi.db
        .query(UID)
        .updateMany({ where: { documentId, publishedAt: null }, data: NOT_SCHEDULED });
    }
    if (WRITES.has(context.action)) checkTime(data?.['publishTime']);
    if (WRITES.has(context.action) && status === 'published' && data) Object.assign(data, NOT_SCHEDULED);
    return next();
  });
}

/** Strapi checks the form of a text when it is published: a schedule has to be right before. */
function checkTime(time: unknown): void {
  if (typeof time !== 'string' || time === '' || TIME.test(time)) return;
  const message = 'Enter a time such as 09:00';
  throw new errors.ValidationError(message, {
    errors: [{ path: ['publishTime'], message, name: 'ValidationError' }],
  });
}

/**
 * Publishes the guides whose day and time have come at the property, each once however many processes look. One that
 * lacks what it cannot do without stays a draft; the others go out.
 */
export async function publishDueGuides(strapi: Core.Strapi, now: Date): Promise<void> {
  const rows: unknown[] = await strapi.db.query(UID).findMany({
    where: { publishedAt: null, publishOn: { $lte: localDay(now) } },
    orderBy: { id: 'asc' },
  });
  for (const draft of rows as ScheduledDraft[]) {
    if (localInstant(draft.publishOn, draft.publishTime || USUAL_TIME) > now) continue;
    try {
      await byItself(() => publishOnce(strapi, draft));
    } catch (error) {
      if (!(error instanceof errors.ValidationError)) throw error;
      strapi.log.warn(`The guide “${draft.title}” could not go out as scheduled: ${error.message}`);
    }
  }
}

/** Who takes the schedule off the draft publishes it; who comes second finds none. */
async function publishOnce(
  strapi: Core.Strapi,
  { id, documentId, publishOn }: ScheduledDraft,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const published = await strapi
      .documents(UID)
      .findOne({ documentId, status: 'published', fields: ['slug'] });
    const data = { ...NOT_SCHEDULED, ...(published === null && { date: publishOn }) };
    const { count } = await strapi.db.query(UID).updateMany({ where: { id, publishOn }, data });
    if (count === 1) await strapi.documents(UID).publish({ documentId });
  });
}
