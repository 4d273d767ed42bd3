import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { applyDecisions, type ApplyContext } from './apply/apply';
import type { Decision } from './plan/decision';
import { createAmenities, createDistricts, readContent, type ContentId } from './apply/areas-and-amenities';
import { createFileTally } from './file-notes';
import { createInterpreter } from './interpret/interpret';
import type { Mapping } from './interpret/columns';
import type { PictureAdder } from './pictures/add-pictures';
import { createPlanner } from './plan/plan';
import type { RowsOfFile } from './read/read-rows';
import { type ImportSummary, type RowReport, rowReportOf } from './report';
import { openExistingListings, readGlobalMinimumStay } from './plan/existing-listings';
import { createListingWriter } from './apply/write-listings';

export interface ImportRequest {
  /** As it is named in the report. */
  file: string;
  /** Rows of one source are recognised by their key in later imports of the same source. */
  source: string;
  rows: RowsOfFile;
  mapping: Mapping;
  dryRun: boolean;
  /** Adds pictures to listings that have none; without it they are only counted. */
  pictures?: PictureAdder;
}

/** Rows that are compared with what is stored at once. */
const ROWS_AT_ONCE = 100;
/** Rows that are written at once: so long does a server beside it wait to write, and so much does a kill undo. */
const WRITTEN_AT_ONCE = 20;

/**
 * Brings the apartments in line with a list: creates, changes what the list has changed, never deletes. Rows go by a few
 * after the other, each written whole or not at all: a run that was broken off is gone on with by the next.
 * `onRow` hears of every row as soon as it is done; here none is kept, so that a long list takes no more memory. What it
 * throws ends the import.
 */
export async function importListings(
  strapi: Core.Strapi,
  { file, source, rows, mapping, dryRun, pictures }: ImportRequest,
  onRow: (report: RowReport) => void | Promise<void> = () => undefined,
): Promise<ImportSummary> {
  let content = await readContent(strapi);
  const place = await engineOf(strapi).places.ofBusiness();
  const isBare = content.districts.length === 0 && place !== null;
  if (isBare && !dryRun) {
    await createDistricts(strapi, place);
    content = await readContent(strapi);
  }
  const districts = isBare && dryRun ? place.areas : content.districts;
  const interpret = createInterpreter({ ...content, districts, place }, mapping, pictures !== undefined);
  const { existing, load } = await openExistingListings(strapi, source);
  const decide = createPlanner(existing, source);
  const tally = createFileTally();
  const context: ApplyContext = {
    strapi,
    source,
    districts: idsOf(content.districts),
    amenities: idsOf(content.amenities),
    globalMinimumStay: await readGlobalMinimumStay(strapi),
    listings: createListingWriter(strapi),
  };
  const createdAmenities: string[] = [];
  const totals = { created: 0, changed: 0, 'left alone': 0, refused: 0 };
  let drafts = 0;

  for await (const some of inBatches(rows.rows(), ROWS_AT_ONCE)) {
    const readings = some.map(interpret);
    await load(readings.flatMap(({ interpretation: { key } }) => key ?? []));
    const decisions = readings.map((reading) => {
      const decision = decide(reading.interpretation);
      tally.add(reading, decision);
      return decision;
    });
    const wanted = decisions.flatMap(amenitiesOf).filter((slug) => !context.amenities.has(slug));
    if (!dryRun && wanted.length > 0) {
      createdAmenities.push(...(await createAmenities(strapi, wanted)));
      context.amenities = idsOf((await readContent(strapi)).amenities);
    }
    const named = new Map(readings.map(({ interpretation: { row }, pictures: names }) => [row, names]));
    for await (const together of inBatches(decisions, WRITTEN_AT_ONCE)) {
      for (const done of dryRun ? together : await applyDecisions(context, together)) {
        const report = await withPictures(pictures, rowReportOf(done), named.get(done.row) ?? [], dryRun);
        totals[report.outcome] += 1;
        if (report.outcome === 'created' && report.published === false) drafts += 1;
        await onRow(report);
      }
    }
  }
  const notes = [
    ...rows.notes,
    ...(isBare
      ? [`There were no areas at all, so the ${place.areas.length} areas of ${place.name} were made.`]
      : []),
    ...(createdAmenities.length > 0 ? [`New amenities: ${createdAmenities.join(', ')}.`] : []),
    ...(await tally.notes(strapi)),
  ];
  return { file, source, dryRun, totals, drafts, notes };
}

/** Adds what pictures a listing's row names, where some are imported at all. */
async function withPictures(
  adder: PictureAdder | undefined,
  report: RowReport,
  names: readonly string[],
  dryRun: boolean,
): Promise<RowReport> {
  const { outcome, key, name, apartmentId } = report;
  if (!adder || outcome === 'refused' || key === null) return report;
  const listing = { apartmentId, key, name: name ?? key, pictures: names };
  const { count, notes } = dryRun ? await adder.plan(listing) : await adder.add(listing);
  return { ...report, pictures: count, notes: [...report.notes, ...notes] };
}

async function* inBatches<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  size: number,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function amenitiesOf(decision: Decision): string[] {
  if (decision.outcome === 'created') return decision.draft.amenities ?? [];
  if (decision.outcome !== 'changed') return [];
  const change = decision.changes.find(({ field }) => field === 'amenities');
  return (change?.to as string[] | undefined) ?? [];
}

function idsOf(documents: readonly (ContentId & { slug: string })[]): Map<string, ContentId> {
  return new Map(documents.map(({ slug, id, documentId }) => [slug, { id, documentId }]));
}
