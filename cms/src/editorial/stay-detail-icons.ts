import type { Core } from '@strapi/strapi';
import { useOnOriginals } from 'booking-rules/engine';
import { defaultIconOf } from 'booking-rules/shared/listing/stay-detail';

const WRITES: ReadonlySet<string> = new Set(['create', 'update']);

interface Written {
  stayDetails?: { slug?: string; icon?: string | null }[] | null;
}

/** Gives every stay detail that is written without an icon the usual one of its rule. */
export function fillStayDetailIcons(strapi: Core.Strapi): void {
  useOnOriginals(strapi, (context, next) => {
    if (context.uid !== 'api::apartment.apartment' || !WRITES.has(context.action)) return next();
    const { data } = context.params as { data?: Written };
    if (Array.isArray(data?.stayDetails)) {
      for (const detail of data.stayDetails) detail.icon ??= defaultIconOf(detail.slug ?? '') ?? null;
    }
    return next();
  });
}
