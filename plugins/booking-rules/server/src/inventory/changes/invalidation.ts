import type { Change } from './change';
import { UIDS } from '../../records/documents';
import { TRANSLATION } from '../../records/content/translations';

/** The media library's files. */
export const FILE_UID = 'plugin::upload.file';

const SHOWN: ReadonlySet<string> = new Set([UIDS.district, UIDS.amenity, UIDS.cancellationPolicy, FILE_UID]);
const POLICIES: ReadonlySet<string> = new Set([
  UIDS.siteSetting,
  UIDS.minimumStay,
  UIDS.cancellationPolicy,
  UIDS.ratePlan,
  UIDS.chargeRule,
  UIDS.extra,
]);

/** What has to be read again. Changes in quick succession are collected in one. */
export interface Invalidation {
  /** With rate plans and extras. */
  policies: boolean;
  /** What names beside prices are called in other languages. */
  names: boolean;
  /** documentIds of each kind. */
  apartments: Set<string>;
  /** Apartments of which no more than the rates have changed. */
  rates: Set<string>;
  overrides: Set<string>;
  seasons: Set<string>;
  promotions: Set<string>;
  /** Areas, amenities, pictures and cancellation policies that apartments show. */
  shown: Set<string>;
}

export function noInvalidation(): Invalidation {
  return {
    policies: false,
    names: false,
    apartments: new Set(),
    rates: new Set(),
    overrides: new Set(),
    seasons: new Set(),
    promotions: new Set(),
    shown: new Set(),
  };
}

/** Records a change of content, or that anything may have changed (`all`). */
export function invalidate(
  invalidated: Invalidation,
  { uid, documentId, only }: Extract<Change, { kind: 'content' }>,
): 'noted' | 'all' {
  if (uid === undefined) return 'all';
  if (POLICIES.has(uid)) invalidated.policies = true;
  if (uid === TRANSLATION) invalidated.names = true;
  const documents = only === 'rates' ? invalidated.rates : documentsOf(invalidated, uid);
  if (documents && documentId === undefined) return 'all';
  if (documents && documentId !== undefined) documents.add(documentId);
  return 'noted';
}

/** Adds what another one holds. */
export function invalidateAlso(invalidated: Invalidation, other: Invalidation): void {
  invalidated.policies ||= other.policies;
  invalidated.names ||= other.names;
  for (const kind of ['apartments', 'rates', 'overrides', 'seasons', 'promotions', 'shown'] as const) {
    for (const documentId of other[kind]) invalidated[kind].add(documentId);
  }
}

export function isNothing({ policies, names, ...documents }: Invalidation): boolean {
  return !policies && !names && Object.values(documents).every(({ size }) => size === 0);
}

/** Null for a kind that the inventory does not show. */
function documentsOf(invalidated: Invalidation, uid: string): Set<string> | null {
  if (uid === UIDS.apartment) return invalidated.apartments;
  if (uid === UIDS.minimumStayOverride) return invalidated.overrides;
  if (uid === UIDS.season) return invalidated.seasons;
  if (uid === UIDS.promotion) return invalidated.promotions;
  return SHOWN.has(uid) ? invalidated.shown : null;
}
