import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import type { DemoPart, KeptRecord } from 'booking-rules/contracts/setup/demo-content';
import type { Uid } from '../records';
import { findDemoAccounts, type DemoAccount } from './accounts';
import { findDemoDocuments, type DemoDocument } from './find';
import type { WholeSeed } from './groups';

type Why = KeptRecord['why'];

/** A document of the demo, and why it stays; null when it goes. */
export interface PlannedDocument extends DemoDocument {
  why: Why | null;
}

/** What of the demo goes, and what stays. */
export interface RemovalPlan {
  documents: PlannedDocument[];
  accounts: DemoAccount[];
  /** References of its bookings, all of which go. */
  bookings: string[];
}

const APARTMENT = 'api::apartment.apartment';
/** What may hold for some apartments only. */
const FOR_APARTMENTS = [
  'plugin::booking-rules.season',
  'plugin::booking-rules.promotion',
  'plugin::booking-rules.rate-plan',
  'plugin::booking-rules.extra',
] as const;
const POLICY = 'plugin::booking-rules.cancellation-policy';
/** What names documents of others: those that stay keep them. */
const NAMING: readonly [uid: Uid, relation: string, named: Uid][] = [
  [APARTMENT, 'district', 'api::district.district'],
  [APARTMENT, 'amenities', 'api::amenity.amenity'],
  [APARTMENT, 'cancellationPolicy', POLICY],
  ['api::post.post', 'category', 'api::category.category'],
  ['plugin::booking-rules.rate-plan', 'cancellationPolicy', POLICY],
  ['api::site-setting.site-setting', 'cancellationPolicy', POLICY],
];

type Related = { documentId: string } | { documentId: string }[] | null;
type Row = { documentId: string } & Record<string, Related>;

/** Decides about each record of the demo. Decided anew after an interruption, it comes to the same for what is left. */
export async function planRemoval(
  strapi: Core.Strapi,
  seed: WholeSeed,
  loadedBy: number,
  keep: readonly DemoPart[],
  account: number,
): Promise<RemovalPlan> {
  const { bookings } = engineOf(strapi).demoContent;
  const parts = new Set<string>(keep);
  // First: what is marked does not keep its apartment.
  const references = await bookings.mark(seed.guests.map(({ email }) => email));
  const documents = (await findDemoDocuments(strapi, seed, loadedBy)).map((document): PlannedDocument => {
    const why = parts.has(document.group.kind) ? 'chosen' : document.isChanged ? 'changed' : null;
    return { ...document, why };
  });
  await keepBooked(strapi, documents);
  await keepMeaning(strapi, documents);
  await keepNamed(strapi, documents);
  return { documents, accounts: await findDemoAccounts(strapi, account), bookings: references };
}

/** An apartment in which guests of the house stay is theirs. */
async function keepBooked(strapi: Core.Strapi, documents: PlannedDocument[]): Promise<void> {
  const going = documents.filter(isGoing(APARTMENT));
  const { blocking } = engineOf(strapi).demoContent.bookings;
  const booked = new Set((await blocking(going.map(({ key }) => key))).map(({ apartmentId }) => apartmentId));
  for (const document of going) if (booked.has(document.key)) document.why = 'booked';
}

/**
 * What holds for certain apartments would hold for all, were they gone. Of the demo it goes with them; what somebody
 * has written keeps them.
 */
async function keepMeaning(strapi: Core.Strapi, documents: PlannedDocument[]): Promise<void> {
  const going = new Map(
    documents.filter(isGoing(APARTMENT)).map((document) => [document.documentId, document]),
  );
  const ofDemo = new Map(documents.map((document) => [document.documentId, document]));
  for (const uid of FOR_APARTMENTS) {
    for (const row of await rowsOf(strapi, uid, ['apartments'])) {
      const apartments = idsOf(row['apartments'] ?? null);
      if (apartments.length === 0 || !apartments.every((id) => going.has(id))) continue;
      const document = ofDemo.get(row.documentId);
      if (document?.why === null) continue;
      if (document && !document.isChanged) document.why = null;
      else for (const id of apartments) keepInUse(going.get(id));
    }
  }
}

/** What stays keeps what it names. Each is asked for alone: all that a large house names would be half a million. */
async function keepNamed(strapi: Core.Strapi, documents: PlannedDocument[]): Promise<void> {
  for (const [uid, relation, named] of NAMING) {
    const going = documents.filter(isGoing(uid)).map(({ documentId }) => documentId);
    for (const document of documents.filter(isGoing(named))) {
      const { documentId } = document;
      const where = { documentId: { $notIn: going }, [relation]: { documentId } };
      if (await strapi.db.query(uid).findOne({ where, select: ['id'] })) keepInUse(document);
    }
  }
}

function keepInUse(document: PlannedDocument | undefined): void {
  if (document?.why === null) document.why = 'in use';
}

const isGoing =
  (uid: Uid) =>
  ({ group, why }: PlannedDocument): boolean =>
    group.uid === uid && why === null;

/** Drafts and what is published, with these relations and nothing else: a house may have thousands of apartments. */
async function rowsOf(strapi: Core.Strapi, uid: Uid, relations: readonly string[]): Promise<Row[]> {
  const select = ['documentId'];
  const populate = Object.fromEntries(relations.map((relation) => [relation, { select }]));
  const rows: unknown[] = await strapi.db.query(uid).findMany({ select, populate });
  return rows as Row[];
}

function idsOf(related: Related): string[] {
  if (related === null) return [];
  return (Array.isArray(related) ? related : [related]).map(({ documentId }) => documentId);
}
