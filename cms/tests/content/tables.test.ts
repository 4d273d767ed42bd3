import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS } from '../run/settings';

/** The diagram that this test compares with the database, and writes with `WRITE_TABLES=true`. */
const DIAGRAM = join(CMS, '../docs/tables.md');
/** Columns of our own tables that name a row elsewhere, without a foreign key. */
const NAMED: Readonly<Record<string, string>> = {
  reference: 'booking_reservations',
  reservation: 'booking_reservations',
  apartment: 'apartments',
  mail: 'booking_outbox',
  document: 'booking_documents',
  entry: 'booking_folio_entries',
  charge_id: 'booking_charges',
  user_id: 'admin_users',
};
/** The same where a column of that name means something else. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'booking_thread_notes.thread': 'booking_threads',
  'booking_messages.thread': 'booking_threads',
  'booking_message_reads.message': 'booking_messages',
  'booking_inbound_mails.message': 'booking_messages',
  'booking_reviews.shown': 'reviews',
};
/** Kept by the migrators of knex and Strapi, and by SQLite. */
const BOOKKEEPING = /^(booking_migrations|strapi_|i18n_|sqlite_)/;

interface Attribute {
  type: string;
  customField?: string;
  relation?: string;
  target?: string;
  mappedBy?: string;
  component?: string;
}
interface Table {
  name: string;
  columns: string[];
  relations: string[];
}

const { strapi } = server;
const { connection } = strapi.db;
const isOurs = (uid: string): boolean => /^(api|plugin::booking-rules)[:.]/.test(uid);
const tableOf = (uid: string): string => strapi.db.metadata.get(uid).tableName;

/** A content type: what editors write, or what the plugin keeps as documents. Strapi's own columns are left out. */
function contentTable(uid: string): Table {
  const { attributes } = strapi.contentType(uid as 'api::apartment.apartment');
  const own = new Set([
    'createdAt',
    'updatedAt',
    'publishedAt',
    'createdBy',
    'updatedBy',
    'locale',
    'localizations',
  ]);
  const table: Table = { name: tableOf(uid), columns: [], relations: [] };
  for (const [
    name,
    { type, customField, relation, target, mappedBy, component },
  ] of Object.entries<Attribute>(attributes)) {
    if (own.has(name)) continue;
    if (type !== 'relation')
      table.columns.push(
        `${component?.replace(/\W/g, '_') ?? customField?.split('.').at(-1) ?? type} ${name}`,
      );
    else if (target !== undefined && mappedBy === undefined) {
      const from = relation?.startsWith('many') ? '}o' : '|o';
      const end = relation?.endsWith('ToMany') ? 'o{' : 'o|';
      table.relations.push(`${table.name} ${from}--${end} ${tableOf(target)} : ${name}`);
    }
  }
  return table;
}

/** A table of our migrations, as the database has it. */
async function ownTable(name: string): Promise<Table> {
  const columns = Object.entries(await connection(name).columnInfo());
  const table: Table = { name, columns: [], relations: [] };
  for (const [column, { type }] of columns) {
    table.columns.push(`${type.replace('character varying', 'varchar').replace('bytea', 'blob')} ${column}`);
    const target = EXCEPTIONS[`${name}.${column}`] ?? NAMED[column];
    if (target !== undefined) table.relations.push(`${name} }o..o| ${target} : ${column}`);
  }
  return table;
}

async function tablesOfDatabase(): Promise<string[]> {
  const rows: { name: string }[] =
    strapi.db.dialect.client === 'sqlite'
      ? await connection('sqlite_master').where({ type: 'table' }).select('name')
      : await connection('pg_tables').whereRaw('schemaname = current_schema()').select({ name: 'tablename' });
  return rows.map(({ name }) => name);
}

/** Tables that Strapi keeps: of its types, and those between them. */
function tablesOfStrapi(): Set<string> {
  const names = new Set<string>();
  for (const { tableName, attributes } of strapi.db.metadata.values()) {
    names.add(tableName);
    for (const attribute of Object.values(attributes)) {
      if ('joinTable' in attribute) names.add(attribute.joinTable.name);
    }
  }
  return names;
}

function diagram(tables: Table[]): string {
  const shown = [...tables].sort((a, b) => (a.name < b.name ? -1 : 1));
  const boxes = shown.map(
    ({ name, columns }) => `  ${name} {\n${columns.map((column) => `    ${column}\n`).join('')}  }`,
  );
  return [
    '```mermaid',
    'erDiagram',
    ...boxes,
    ...shown.flatMap(({ relations }) => relations.map((line) => `  ${line}`)),
    '```',
  ].join('\n');
}

test('the diagram of the tables in the docs is that of the database', async () => {
  const uids = Object.keys(strapi.contentTypes).filter(isOurs);
  const [documents, content] = [
    uids.filter((uid) => uid.startsWith('plugin')),
    uids.filter((uid) => uid.startsWith('api')),
  ];
  const strapis = tablesOfStrapi();
  const own = (await tablesOfDatabase()).filter((name) => !strapis.has(name) && !BOOKKEEPING.test(name));
  const text = `# Tables

\`cms/tests/content/tables.test.ts\` compares this page with a started server's schema; \`WRITE_TABLES=true npm run test:http -- tables\` writes it anew. Columns that Strapi adds to every document (ids, times, drafts, authors) and its own tables are left out. A dotted line is a column that names a row without a foreign key.

## Reservations and what the engine keeps

Tables of the migrations in \`database/migrations\`, and the documents of the plugin.

${diagram([...(await Promise.all(own.map(ownTable))), ...documents.map(contentTable)])}

## Content

What editors write.

${diagram(content.map(contentTable))}
`;
  if (process.env.WRITE_TABLES === 'true') writeFileSync(DIAGRAM, text);
  expect(readFileSync(DIAGRAM, 'utf8')).toBe(text);
});
