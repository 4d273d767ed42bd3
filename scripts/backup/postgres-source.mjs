import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../steps/problem.mjs';
import { connect, countRows, readRows } from './postgres-rows.mjs';
import { readSchema } from './postgres-schema.mjs';
import { FILE_ROWS } from './upload-rows.mjs';
import { MIGRATIONS_TABLE } from './versions.mjs';

export const SCHEMA = 'database/schema.json';
export const TABLES = 'database/tables/';

/**
 * Copies a PostgreSQL database as of one moment, beside servers that write.
 * @param {string} url
 * @param {string} folder
 * @param {(table: string) => void} onTable
 * @returns {Promise<import('./sqlite-source.mjs').Dump>}
 */
export async function dumpPostgres(url, folder, onTable) {
  const client = await connect(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    const schema = await readSchema(client);
    if (!schema.tables.some(({ name }) => name === MIGRATIONS_TABLE)) {
      throw new Problem('The database is empty, or it is not one of this product: nothing to back up.');
    }
    const schemaFile = join(folder, 'schema.json');
    await writeFile(schemaFile, JSON.stringify(schema));
    const files = [{ name: SCHEMA, path: schemaFile, bytes: statSync(schemaFile).size }];
    const tables = [];
    for (const [index, table] of schema.tables.entries()) {
      onTable(table.name);
      const path = join(folder, `${index}.copy`);
      const sum = await readRows(client, table, path);
      const there = await countRows(client, table);
      if (sum.rows !== there) {
        throw new Problem(
          `${sum.rows} of the ${there} rows of ${table.name} were copied: make the backup again.`,
        );
      }
      tables.push(sum);
      files.push({ name: TABLES + table.name, path, bytes: statSync(path).size });
    }
    const migrations = await client.query(`select name from ${MIGRATIONS_TABLE} order by id`);
    const fileRows = await client.query(FILE_ROWS);
    return {
      files,
      tables,
      migrations: /** @type {{ name: string }[]} */ (migrations.rows).map(({ name }) => name),
      fileRows: /** @type {import('./upload-rows.mjs').FileRow[]} */ (fileRows.rows),
    };
  } finally {
    await client.end();
  }
}
