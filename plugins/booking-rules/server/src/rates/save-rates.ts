import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import type { ApartmentRates } from '../../../shared/domain/restrictions/rule-change';
import { recordUpdates } from '../audit/watch';
import { rows as rowsOf, UIDS, type ApartmentDocument } from '../records/documents';
import type { NamedApartments } from './named-apartments';

type Rates = Pick<ApartmentDocument, 'nightlyRate' | 'weekendRate'>;

/** An apartment in one language: its draft, or what is published of it. */
interface Version extends Rates, Pick<ApartmentDocument, 'documentId' | 'publishedAt' | 'updatedAt'> {
  id: number;
  name: string;
  locale: string;
}

/** A version, and the rates that it is to have. */
interface Repriced {
  version: Version;
  rates: Rates;
}

/**
 * Sets the rates of apartments in their drafts and in what is published, in every language, and publishes nothing
 * else: what an editor has begun to write stays a draft, and is still shown as one.
 *
 * Strapi's documents take twenty milliseconds for each apartment, so all are written together beneath them. The audit
 * trail is told here, the inventory by whoever calls, once it is committed.
 * @param rates of as many apartments as one save takes: in two languages their rows are 16,000 of the 32,766 values that
 * SQLite takes in a statement
 * @returns documentIds of the apartments that have other rates now
 */
export async function saveRates(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  rates: readonly ApartmentRates[],
  named: NamedApartments,
): Promise<string[]> {
  const wanted = new Map(
    rates.map(({ apartmentId, nightlyRate, weekendRate }, index): [string, Rates] => [
      named.documentOf(apartmentId, `rates.${index}`),
      { nightlyRate, weekendRate },
    ]),
  );
  const versions = await lockVersions(strapi, trx, [...wanted.keys()]);
  const repriced = versions.flatMap((version): Repriced[] => {
    const to = wanted.get(version.documentId);
    const isSame = to?.nightlyRate === version.nightlyRate && to.weekendRate === version.weekendRate;
    return to === undefined || isSame ? [] : [{ version, rates: to }];
  });
  await write(strapi, trx, repriced, modifiedAmong(versions));
  const originals = repriced.filter(
    ({ version }) => version.publishedAt === null && version.locale === DEFAULT_LANGUAGE,
  );
  const updates = originals.map(({ version, rates: after }) => ({ before: version, after }));
  await recordUpdates(strapi, trx, UIDS.apartment, updates);
  return [...new Set(repriced.map(({ version }) => version.documentId))];
}

/** All versions of these apartments, in which nobody else writes until the transaction has ended. */
async function lockVersions(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentIds: readonly string[],
): Promise<Version[]> {
  const { tableName } = strapi.db.metadata.get(UIDS.apartment);
  await trx(tableName).whereIn('document_id', documentIds).orderBy('id').forUpdate().select('id');
  const found: unknown[] = await rowsOf(strapi, UIDS.apartment).findMany({
    where: { documentId: { $in: documentIds } },
    select: ['id', 'documentId', 'name', 'locale', 'publishedAt', 'updatedAt', 'nightlyRate', 'weekendRate'],
  });
  return found as Version[];
}

/** Ids of what is published with a younger draft beside it, by which Strapi calls a document modified. */
function modifiedAmong(versions: readonly Version[]): ReadonlySet<number> {
  const placeOf = ({ documentId, locale }: Version): string => `${documentId} ${locale}`;
  const timeOf = ({ updatedAt }: Version): number => new Date(updatedAt).getTime();
  const drafts = versions.filter(({ publishedAt }) => publishedAt === null);
  const changedAt = new Map(drafts.map((draft) => [placeOf(draft), timeOf(draft)]));
  const modified = versions.filter((version) => (changedAt.get(placeOf(version)) ?? 0) > timeOf(version));
  return new Set(modified.map(({ id }) => id));
}

/** Writes all of them in one statement. What had been modified keeps its time, so that it is still shown as that. */
async function write(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  repriced: readonly Repriced[],
  modified: ReadonlySet<number>,
): Promise<void> {
  if (repriced.length === 0) return;
  const { tableName } = strapi.db.metadata.get(UIDS.apartment);
  const row = '(cast(? as integer), cast(? as bigint), cast(? as bigint), cast(? as integer))';
  const values = repriced.flatMap(({ version: { id }, rates: { nightlyRate, weekendRate } }) => [
    ...[id, nightlyRate, weekendRate],
    modified.has(id) ? 1 : 0,
  ]);
  // Both databases call the columns of such a list so.
  await trx.raw(
    `update ?? set nightly_rate = column2, weekend_rate = column3,
       updated_at = case column4 when 1 then updated_at else ? end
     from (values ${repriced.map(() => row).join()}) as repriced where id = column1`,
    [tableName, new Date(), ...values] as Knex.RawBinding[],
  );
}
