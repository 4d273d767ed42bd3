import type { MinorUnits } from '../../format/money';
import type { Promotion } from '../pricing/promotion';
import type { Day } from '../stay';
import type { ListingRules, PropertyPolicies, Season } from './rules';

const DRAFT = 'draft:';

/** So many apartments, seasons or promotions at most are changed together. */
export const MOST_AT_ONCE = 1_000;

/** A published apartment with the rules that decide about its stays. */
export interface RuledApartment {
  apartmentId: string;
  /** For links into the content manager. */
  documentId: string;
  name: string;
  district: { slug: string; name: string };
  rules: ListingRules;
}

/** A discount code as managers edit it. */
export interface RuledPromotion extends Promotion {
  id: string;
}

/** Rates, restrictions and promotions, as managers edit them: those of apartments page by page, and all others. */
export interface RatesAndRestrictions {
  today: Day;
  policies: PropertyPolicies;
  /** Of a page, by area and name. */
  apartments: RuledApartment[];
  /** The earliest first, including those that are over. */
  seasons: Season[];
  promotions: RuledPromotion[];
}

/** A season to be saved; the id is null for a new one. */
export interface SeasonDraft extends Omit<Season, 'id'> {
  id: string | null;
}

/** A promotion to be saved; the id is null for a new one. */
export interface PromotionDraft extends Omit<RuledPromotion, 'id' | 'uses' | 'banner'> {
  id: string | null;
}

/** Rates of an apartment in minor units. */
export interface ApartmentRates {
  apartmentId: string;
  nightlyRate: MinorUnits;
  weekendRate: MinorUnits | null;
}

/** The apartments whose coming year is another after a change. */
export interface ChangedYears {
  total: number;
  /** Some of them, as they are now. */
  some: RuledApartment[];
}

/** Drafts to be saved, and ids to be removed. */
interface ListChange<Draft> {
  save?: Draft[];
  remove?: string[];
}

/** Rates, restrictions and promotions that change together; what is left out stays as it is. */
export interface RuleChange {
  /** Minimum stay in nights for all apartments. */
  global?: number;
  /** Minimum stays of single apartments; null takes an override away. */
  overrides?: { apartmentId: string; nights: number | null }[];
  rates?: ApartmentRates[];
  seasons?: ListChange<SeasonDraft>;
  promotions?: ListChange<PromotionDraft>;
}

/** What has to be saved for a draft to take effect: only what differs from the saved state. */
export function changeBetween(saved: RatesAndRestrictions, draft: RatesAndRestrictions): RuleChange {
  const apartments = changedOf(saved.apartments, draft.apartments, ({ apartmentId }) => apartmentId);
  const before = new Map(saved.apartments.map(({ apartmentId, rules }) => [apartmentId, rules]));
  const overrides = apartments
    .filter((it) => it.rules.minimumStayOverride !== before.get(it.apartmentId)?.minimumStayOverride)
    .map(({ apartmentId, rules }) => ({ apartmentId, nights: rules.minimumStayOverride }));
  const rates = apartments
    .filter(
      ({ apartmentId, rules }) =>
        rules.nightlyRate !== before.get(apartmentId)?.nightlyRate ||
        rules.weekendRate !== before.get(apartmentId)?.weekendRate,
    )
    .map(({ apartmentId, rules: { nightlyRate, weekendRate } }) => ({
      apartmentId,
      nightlyRate,
      weekendRate,
    }));
  const seasons = keptBetween(saved.seasons, draft.seasons);
  const promotions = keptBetween(saved.promotions, draft.promotions);
  const global = draft.policies.minimumStay;
  return {
    ...(global !== null && global !== saved.policies.minimumStay && { global }),
    ...(overrides.length > 0 && { overrides }),
    ...(rates.length > 0 && { rates }),
    ...(seasons && { seasons }),
    ...(promotions && {
      promotions: {
        ...promotions,
        save: promotions.save.map(({ uses: _, banner: __, ...promotion }) => promotion),
      },
    }),
  };
}

/** How many things a change touches. */
export function sizeOfChange({ global, overrides, rates, seasons, promotions }: RuleChange): number {
  const lists = [overrides, rates, seasons?.save, seasons?.remove, promotions?.save, promotions?.remove];
  return lists.reduce((sum, list) => sum + (list?.length ?? 0), global === undefined ? 0 : 1);
}

/** The id of something that has never been saved, valid in the draft only. */
export function draftId(): string {
  return `${DRAFT}${Math.random().toString(36).slice(2)}`;
}

/** True for the id of something that has never been saved. */
export function isDraft(id: string): boolean {
  return id.startsWith(DRAFT);
}

function keptBetween<Kept extends { id: string }>(
  saved: readonly Kept[],
  draft: readonly Kept[],
): { save: (Omit<Kept, 'id'> & { id: string | null })[]; remove: string[] } | null {
  const save = changedOf(saved, draft, ({ id }) => id).map((kept) => ({
    ...kept,
    id: isDraft(kept.id) ? null : kept.id,
  }));
  const left = new Set(draft.map(({ id }) => id));
  const remove = saved.map(({ id }) => id).filter((id) => !left.has(id));
  return save.length + remove.length === 0 ? null : { save, remove };
}

/** Those of a draft that are new or different. Both are plain data in the same order of fields. */
function changedOf<Item>(
  saved: readonly Item[],
  draft: readonly Item[],
  idOf: (item: Item) => string,
): Item[] {
  const before = new Map(saved.map((item) => [idOf(item), JSON.stringify(item)]));
  return draft.filter((item) => before.get(idOf(item)) !== JSON.stringify(item));
}
