import type { Core } from '@strapi/strapi';
import {
  calendarSeasonName,
  overrulersOf,
  planCalendarRules,
} from '../../../shared/domain/restrictions/calendar-season';
import type {
  CalendarRulesRequest,
  Overruled,
  SavedCalendarRules,
} from '../../../contracts/rates/restrictions';
import { addDays } from '../../../shared/domain/stay';
import type { InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import { documents as documentsOf, UIDS } from '../records/documents';
import { readSeasons } from '../inventory/reading/read-rules';
import { invalidField } from '../platform/http/parse';
import { inTransaction } from '../platform/transaction';
import type { RatesDeps } from './save-rules';

/**
 * Sets rates and rules for nights of some apartments, as one season of just these. It holds for guests when this
 * has resolved.
 * @throws ValidationError for an apartment that is not there
 */
export async function saveCalendarRules(
  { strapi, inventory }: RatesDeps,
  request: CalendarRulesRequest,
): Promise<SavedCalendarRules> {
  const entries = request.apartmentIds.map((apartmentId, index) => {
    const entry = inventory.find(apartmentId);
    if (!entry) throw invalidField(`apartmentIds.${index}`, `There is no apartment ${apartmentId}`);
    return entry;
  });
  const season = await inTransaction(strapi, () => write(strapi, request, entries));
  await inventory.caughtUp();
  return { season, overruled: season ? overruledIn(inventory, request, season.documentId) : [] };
}

async function write(
  strapi: Core.Strapi,
  { checkIn, checkOut, rules }: CalendarRulesRequest,
  entries: readonly InventoryItem[],
): Promise<SavedCalendarRules['season']> {
  const documents = documentsOf(strapi, UIDS.season);
  const lastNight = addDays(checkOut, -1);
  const known = [...(await readSeasons(strapi)).values()];
  const apartmentIds = entries.map(({ card }) => card.apartmentId);
  const { own, within } = planCalendarRules(known, checkIn, lastNight, apartmentIds, rules);
  for (const { id: documentId, rules: left } of within) {
    if (left === null) await documents.delete({ documentId });
    else await documents.update({ documentId, data: left });
  }
  if (own.rules === null) {
    if (own.id !== null) await documents.delete({ documentId: own.id });
    return null;
  }
  const name = calendarSeasonName(checkIn, lastNight);
  if (own.id !== null) {
    await documents.update({ documentId: own.id, data: own.rules });
    return { documentId: own.id, name };
  }
  const apartments = entries.map(({ documentId }) => documentId);
  const data = { name, firstNight: checkIn, lastNight, apartments, ...own.rules };
  const { documentId } = await documents.create({ data });
  return { documentId, name };
}

function overruledIn(
  inventory: InventoryService,
  { apartmentIds, rules, ...span }: CalendarRulesRequest,
  seasonId: string,
): Overruled[] {
  return apartmentIds.flatMap((id) => {
    const entry = inventory.find(id);
    if (!entry) return [];
    const { apartmentId, name } = entry.card;
    const found = overrulersOf(entry.listing, span, seasonId, rules);
    return found.map((overruler) => ({ apartmentId, name, ...overruler }));
  });
}
