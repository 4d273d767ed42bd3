import { dubaiDay } from 'booking-rules/shared/domain/stay';
import { createChance } from './chance.mjs';
import { slugOf, writeContent } from './content.mjs';
import { expectSameAnswers } from './same-answers.mjs';
import { HEADING, lineOf, measure, watchPauses } from './measure.mjs';
import { writeNights } from './nights.mjs';
import { startPostgres } from './postgres.mjs';
import { questionsOf } from './questions.mjs';
import { settingsOf } from './run-settings.mjs';
import { startServer } from './server.mjs';
import { createSqlSearch } from './sql.mjs';
import { tablesOf } from './tables.mjs';
import { whenStopped } from '../steps/stop.mjs';

/** The inventory answers so fast that it needs more questions to be measured. */
const MORE_QUESTIONS = 10;

/**
 * @param {{ postgres: boolean, count: number, questions: number, seed: number, folder: string }} options
 * @param {import('../steps/progress.mjs').Progress} progress
 * @returns {Promise<string[]>} the report, a line each
 */
export async function compare({ postgres, count, questions, seed, folder }, progress) {
  const chance = createChance(seed);
  const now = new Date();
  const today = dubaiDay(now);
  const database = postgres ? await progress.step('Starting PostgreSQL', () => startPostgres(folder)) : null;
  if (database) whenStopped(() => database.stop());
  const { strapi, booking } = await progress.step('Starting the server on an empty database', () =>
    startServer(settingsOf(folder, database?.url ?? null, { demo: false })),
  );
  whenStopped(() => strapi.destroy());
  const tables = tablesOf(strapi);
  const nights = await progress.step(
    `Writing ${count} apartments and their nights of three years`,
    async (relabel) => {
      await writeContent(strapi, tables, { count, today, chance });
      return writeNights(strapi, {
        apartments: Array.from({ length: count }, (_, index) => slugOf('apartment', index + 1)),
        today,
        chance,
        onProgress: (done) => relabel(`Writing nights: ${done} of ${count} apartments`),
      });
    },
  );

  // Once without being watched, as the server does before it listens.
  await progress.step('Reading everything into the inventory', () => booking.inventory.refresh());
  const { seconds, longest, p99 } = await progress.step('Reading it again while searches go on', () =>
    watchPauses(() => booking.inventory.refresh()),
  );
  const sqlOf = createSqlSearch(tables, booking.inventory.current().policies, postgres);
  /** @param {import('./server.mjs').StayQuery} query */
  const askSql = async (query) => {
    /** @typedef {import('./same-answers.mjs').SqlRow[]} Rows */
    const answer = /** @type {Rows | { rows: Rows }} */ (
      await strapi.db.connection.raw(sqlOf({ query, now, today }))
    );
    return 'rows' in answer ? answer.rows : answer;
  };
  const askCatalogue = (/** @type {import('./server.mjs').StayQuery} */ query) =>
    booking.stays.search(query, now);

  const lines = [
    `${count} apartments, ${nights} taken nights of three years, ${postgres ? 'PostgreSQL' : 'SQLite'}, seed ${seed}`,
    `Reading everything again: ${seconds.toFixed(1)} s; requests waited ${longest.toFixed(0)} ms at most (p99 ${p99.toFixed(0)} ms)`,
    '',
    HEADING,
  ];
  const kinds = [
    { name: 'all filters', filtered: true },
    { name: 'dates and guests alone', filtered: false },
  ];
  for (const { name, filtered } of kinds) {
    const asked = questionsOf(chance, { today, count: questions, filtered });
    const more = questionsOf(chance, { today, count: questions * MORE_QUESTIONS, filtered });
    const { sql, inventory } = await progress.step(`Asking both: ${name}`, async (relabel) => {
      await expectSameAnswers(asked, askCatalogue, askSql, (done) =>
        relabel(`Asking both: ${name}, ${done} of ${questions}`),
      );
      relabel(`Measuring: ${name}`);
      return { sql: await measure(asked, askSql), inventory: await measure(more, askCatalogue) };
    });
    lines.push(lineOf(`inventory, ${name}`, inventory), lineOf(`SQL, ${name}`, sql));
    lines.push(
      `${' '.repeat(34)}${(inventory.perSecond / sql.perSecond).toFixed(0)} times the throughput of SQL; equal answers to ${questions} questions`,
    );
  }
  return lines;
}
