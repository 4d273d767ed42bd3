import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { engineOf, languageOfStaff, useOnOriginals } from 'booking-rules/engine';
import { formatDay } from 'booking-rules/shared/format/day';
import { writtenIn } from 'booking-rules/shared/format/language';
import { staffMessages } from 'booking-rules/shared/messages/messages';
import { listingReadiness } from 'booking-rules/shared/listing/listing-readiness';
import { permitState } from 'booking-rules/shared/listing/permits';
import { localDay } from 'booking-rules/shared/domain/local-day';

const APARTMENT = 'api::apartment.apartment';
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'clone']);

/** What a draft is asked for before it is published: everything that guests look for, a permit that holds. */
interface Asked {
  completeness: boolean;
  permit: boolean;
}

/** What is read of a draft before it is published. */
interface Draft {
  name: string;
  photos: { alternativeText: string | null }[] | null;
  summary: string | null;
  description: string | null;
  district: object | null;
  latitude: number | null;
  longitude: number | null;
  permitNumber: string | null;
  permitExpiry: string | null;
  nightlyRate: number | null;
  amenities: object[] | null;
  stayDetails: { slug: string }[] | null;
}

/**
 * Keeps people from publishing an apartment that lacks what guests or the authority ask for, where the site's settings
 * say so, and one whose permit has ended. It holds for whoever asks over HTTP; demo content and imports, which say what
 * is missing in reports of their own, go through.
 */
export function checkPublishing(strapi: Core.Strapi): void {
  useOnOriginals(strapi, async (context, next) => {
    const { documentId, status } = context.params as { documentId?: string; status?: string };
    const writes = WRITES.has(context.action) && status === 'published';
    const concerns = context.uid === APARTMENT && (writes || context.action === 'publish');
    if (!concerns || !strapi.requestContext.get()) return next();
    const asked = {
      completeness: await blocks(strapi),
      permit: await engineOf(strapi).permits.areRequired(),
    };
    if (!asked.completeness && !asked.permit) return next();
    if (!writes) {
      await refuseUnready(strapi, documentId, asked);
      return next();
    }
    // What is written and published at once can be looked at once it is written: refused, all of it is undone.
    return strapi.db.transaction(async () => {
      const result = await next();
      const written = (result ?? {}) as { documentId?: string };
      await refuseUnready(strapi, written.documentId ?? documentId, asked);
      return result;
    });
  });
}

async function blocks(strapi: Core.Strapi): Promise<boolean> {
  const setting: unknown = await strapi.documents('api::site-setting.site-setting').findFirst();
  return (setting as { publishingChecks?: string } | null)?.publishingChecks === 'block';
}

/** @throws ValidationError that names each thing which the draft lacks */
async function refuseUnready(
  strapi: Core.Strapi,
  documentId: string | undefined,
  { completeness, permit }: Asked,
): Promise<void> {
  if (documentId === undefined) return;
  const found: unknown = await strapi
    .documents(APARTMENT)
    .findOne({ documentId, populate: ['photos', 'district', 'amenities', 'stayDetails'] });
  if (!found) return;
  const language = languageOfStaff(strapi.requestContext.get());
  writtenIn(language, () => {
    if (permit) refuseExpiredPermit(found as Draft);
    if (completeness) refuseIfUnready(found as Draft);
  });
}

/** @throws ValidationError for a permit that has ended */
function refuseExpiredPermit({ name, permitNumber, permitExpiry }: Draft): void {
  if (permitState({ permitNumber, permitExpiry }, localDay(new Date())) !== 'expired') return;
  const message = staffMessages().listing.cannotPublish(name, formatDay(permitExpiry ?? ''));
  throw new errors.ValidationError(message, {
    errors: [{ path: ['permitExpiry'], message, name: 'ValidationError' }],
  });
}

function refuseIfUnready(draft: Draft): void {
  const say = staffMessages().listing;
  const lacks = listingReadiness(
    {
      ...draft,
      photos: draft.photos ?? [],
      hasArea: draft.district !== null,
      hasAmenities: (draft.amenities ?? []).length > 0,
      stayDetails: (draft.stayDetails ?? []).map(({ slug }) => slug),
    },
    localDay(new Date()),
  ).filter(({ kind }) => kind === 'missing');
  if (lacks.length === 0) return;
  const message = say.notReady(
    draft.name,
    lacks.map(({ words }) => words),
  );
  throw new errors.ValidationError(message, {
    errors: lacks.map(({ field, words }) => ({ path: [field], message: words, name: 'ValidationError' })),
  });
}
