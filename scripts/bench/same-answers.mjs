import { Problem } from '../steps/problem.mjs';

/** @typedef {import('./server.mjs').StayQuery} StayQuery */
/** @typedef {import('./server.mjs').StayPage} StayPage */
/** @typedef {{ apartment_id: string, total: number | string, found: number | string }} SqlRow */

/**
 * Asks both and compares: the same apartments in the same order at the same totals, and as many on all pages.
 * @param {readonly StayQuery[]} questions
 * @param {(query: StayQuery) => StayPage} askCatalogue
 * @param {(query: StayQuery) => Promise<SqlRow[]>} askSql
 * @param {(done: number) => void} onProgress
 */
export async function expectSameAnswers(questions, askCatalogue, askSql, onProgress) {
  let offers = 0;
  for (const [index, query] of questions.entries()) {
    const { data, meta } = askCatalogue(query);
    const rows = await askSql(query);
    const inventory = data.map(({ apartmentId, total }) => `${apartmentId} ${String(total)}`);
    const sql = rows.map(({ apartment_id: apartmentId, total }) => `${apartmentId} ${String(total)}`);
    // SQL counts in its rows: an empty page has no count.
    const found = rows[0] ? Number(rows[0].found) : meta.pagination.total;
    if (inventory.join() !== sql.join() || found !== meta.pagination.total) {
      throw new Problem(
        `The answers to question ${index + 1} differ.\n${JSON.stringify(query)}\n` +
          `inventory (${meta.pagination.total}): ${inventory.join(', ')}\nSQL (${found}): ${sql.join(', ')}`,
      );
    }
    offers += data.length;
    onProgress(index + 1);
  }
  if (offers === 0) throw new Problem('No question had an answer, so nothing was compared.');
}
