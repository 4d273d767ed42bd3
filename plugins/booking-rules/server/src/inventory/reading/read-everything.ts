import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { readApartmentsAfter } from './read-apartments';
import { readRules } from './read-rules';
import type { ApartmentRecord, Records, RuleRecords } from './inventory-records';

/** If the rules change during this many readings, the last one is used: the change is announced anyway. */
const MOST_READINGS = 4;

/**
 * Reads everything that the inventory is made of, in small steps that yield to requests. The rules are read before
 * and after the apartments, until both readings agree, so that no apartment is combined with rules that were not in
 * force when it was read.
 */
export async function readEverything(strapi: Core.Strapi): Promise<Records> {
  let rules = await readRules(strapi);
  for (let reading = 1; ; reading += 1) {
    const apartments = await readAllApartments(strapi);
    const after = await readRules(strapi);
    if (reading === MOST_READINGS || same(rules, after)) return { ...after, apartments };
    rules = after;
  }
}

async function readAllApartments(strapi: Core.Strapi): Promise<Map<string, ApartmentRecord>> {
  const found = new Map<string, ApartmentRecord>();
  for (let row: number | null = 0; row !== null;) {
    const { apartments, lastRow } = await readApartmentsAfter(strapi, row);
    // A document that is published meanwhile appears again at the end, in its new state.
    for (const apartment of apartments) found.set(apartment.documentId, apartment);
    row = lastRow;
    await nextTurn();
  }
  return found;
}

function same(a: RuleRecords, b: RuleRecords): boolean {
  return textOf(a) === textOf(b);
}

function textOf({ place, policies, extras, overrides, seasons, promotions }: RuleRecords): string {
  return JSON.stringify([place, policies, extras, [...overrides], [...seasons], [...promotions]]);
}
