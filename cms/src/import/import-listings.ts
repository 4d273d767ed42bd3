import type { Core } from '@strapi/strapi';
import { applyDecision, type Writing } from './apply';
import type { Decision } from './decision';
import { createAmenities, createDistricts, readContent } from './ensure-content';
import { fileNotes } from './file-notes';
import { createInterpreter } from './interpret';
import { KNOWN_DISTRICTS } from './known-districts';
import type { Mapping } from './mapping';
import { createPlanner } from './plan';
import type { RowsOfFile } from './read-file';
import { countOutcomes, rowReportOf, type ImportReport, type RowReport } from './report';
import { readGlobalMinimumStay, readStoredHouse } from './stored-house';

export interface ImportRequest {
  /** As it is named in the report. */
  file: string;
  /** Rows of one source are recognised by their key in later imports of the same source. */
  source: string;
  rows: RowsOfFile;
  mapping: Mapping;
  dryRun: boolean;
}

/**
 * Brings the apartments in line with a list: creates, changes what the list has changed, never deletes.
 * `onRow` hears of every row as soon as it is done.
 */
export async function importListings(
  strapi: Core.Strapi,
  { file, source, rows, mapping, dryRun }: ImportRequest,
  onRow: (report: RowReport) => void = () => undefined,
): Promise<ImportReport> {
  let content = await readContent(strapi);
  const isBare = content.districts.length === 0;
  if (isBare && !dryRun) {
    await createDistricts(strapi);
    content = await readContent(strapi);
  }
  const districts = isBare && dryRun ? KNOWN_DISTRICTS : content.districts;
  const readings = rows.rows.map(createInterpreter({ ...content, districts }, mapping));
  const decide = createPlanner(await readStoredHouse(strapi, source), source);
  const decisions = readings.map(({ interpretation }) => decide(interpretation));
  const createdAmenities = dryRun ? [] : await createAmenities(strapi, decisions.flatMap(amenitiesOf));
  const { districts: ours, amenities } = await readContent(strapi);
  const writing: Writing = {
    strapi,
    source,
    districts: idsOf(ours),
    amenities: idsOf(amenities),
    globalMinimumStay: await readGlobalMinimumStay(strapi),
  };

  const reports: RowReport[] = [];
  for (const decision of decisions) {
    const done = dryRun ? decision : await written(decision, () => applyDecision(writing, decision));
    const report = rowReportOf(done);
    reports.push(report);
    onRow(report);
  }
  const notes = await fileNotes(strapi, {
    rows,
    readings,
    decisions,
    createdAmenities,
    createdDistricts: isBare,
  });
  return { file, source, dryRun, totals: countOutcomes(reports), notes, rows: reports };
}

/** A row that Strapi itself finds invalid is refused with its reason; any other error ends the import. */
async function written(decision: Decision, write: () => Promise<void>): Promise<Decision> {
  try {
    await write();
    return decision;
  } catch (error) {
    if (!(error instanceof Error) || !/ValidationError$/.test(error.name)) throw error;
    const { row, key, notes } = decision;
    const name = decision.outcome === 'created' ? decision.draft.name : decision.name;
    return {
      outcome: 'refused',
      row,
      key,
      name,
      reasons: [`The database refuses it: ${error.message}.`],
      notes,
    };
  }
}

function amenitiesOf(decision: Decision): string[] {
  if (decision.outcome === 'created') return decision.draft.amenities ?? [];
  if (decision.outcome !== 'changed') return [];
  const change = decision.changes.find(({ field }) => field === 'amenities');
  return (change?.to as string[] | undefined) ?? [];
}

function idsOf(documents: readonly { slug: string; documentId: string }[]): Map<string, string> {
  return new Map(documents.map(({ slug, documentId }) => [slug, documentId]));
}
