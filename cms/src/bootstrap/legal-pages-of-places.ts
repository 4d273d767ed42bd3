import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import {
  broughtOf,
  type LegalPagesHost,
  type LegalPageState,
  type LegalTemplate,
} from 'booking-rules/engine';
import { WHOLE_PAGE } from '../site-host/content/content-pages';
import { LEGAL_PAGES, legalPageOf, type LegalPage } from './legal-pages';

const UID = 'api::page.page';
/** What Strapi adds to a document and its components. */
const ADDED = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', '__component']);

type Fields = Record<string, unknown>;

/** Legal pages with the words of a place (implements LegalPagesHost). */
export const createLegalPagesHost = (strapi: Core.Strapi): LegalPagesHost => ({
  async look(wanted, others) {
    const known = [...LEGAL_PAGES, ...others.map(legalPageOf)];
    const states: LegalPageState[] = [];
    for (const page of wanted.map(legalPageOf)) {
      const stored = await findPage(strapi, page);
      if (!stored) states.push('missing');
      else if (saysNothingElse(stored, page)) states.push('as wanted');
      else states.push(known.some((one) => saysNothingElse(stored, one)) ? 'as made' : 'changed');
    }
    return states;
  },

  async write(templates) {
    for (const page of templates.map(legalPageOf)) {
      const stored = await findPage(strapi, page);
      const data: object = { ...page, isTemplate: true };
      if (stored) await strapi.documents(UID).update({ documentId: stored.documentId, data });
      else await strapi.documents(UID).create({ data: { slug: page.slug, title: page.title, ...data } });
    }
  },
});

/** Gives legal pages the words of a place, where nobody has changed them. */
export async function bringLegalPages(strapi: Core.Strapi, wanted: readonly LegalTemplate[]): Promise<void> {
  const host = createLegalPagesHost(strapi);
  await host.write(broughtOf(wanted, await host.look(wanted, [])));
}

/** The draft of a page with all that it is made of. */
async function findPage(
  strapi: Core.Strapi,
  { slug, legal }: LegalPage,
): Promise<(Fields & { documentId: string }) | null> {
  const found: unknown = await strapi.documents(UID).findFirst({
    filters: { $or: [{ slug }, { legal }] } as never,
    populate: WHOLE_PAGE,
  });
  return found as (Fields & { documentId: string }) | null;
}

/** Whether a page is the template that a start or a place has made, word for word, and still marked as one. */
function saysNothingElse(stored: Fields, page: LegalPage): boolean {
  return stored['isTemplate'] === true && consistsOf({ ...stored, isTemplate: null }, { ...page });
}

/** Whether a stored value has all of a template, and nothing that somebody has filled in beside it. */
function consistsOf(stored: unknown, template: unknown): boolean {
  if (Array.isArray(template))
    return (
      Array.isArray(stored) &&
      stored.length === template.length &&
      template.every((item, index) => consistsOf(stored[index], item))
    );
  if (!isFields(template)) return isDeepStrictEqual(stored, template);
  if (!isFields(stored)) return false;
  return (
    Object.entries(template).every(([field, value]) => consistsOf(stored[field], value)) &&
    Object.entries(stored).every(
      ([field, value]) => field in template || ADDED.has(field) || isNothing(value),
    )
  );
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
