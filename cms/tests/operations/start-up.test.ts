/** @jest-environment node */
import { chmod, copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startServerProcess } from '../outside/server-process';
import { createDatabase, onPostgres } from '../run/databases';
import { freePort } from '../run/free-port';
import { testFolder, type TestDatabase } from '../run/settings';

/** Ends with code 1 and one sentence; the answer is that sentence. */
async function refusal(database: TestDatabase, differences: Record<string, string> = {}): Promise<string> {
  const server = await startServerProcess(database, differences);
  const { code, output } = await server.ended;
  expect({ code, output, lines: output.trim().split('\n').length }).toEqual({ code: 1, output, lines: 1 });
  return output.trim();
}

describe('a bad setting stops the server with one sentence that says what to do', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a port beyond all ports',
      { PORT: '70000' },
      /^Settings: PORT must be a whole number from 1 to 65535\. Correct this/,
    ],
    ['a missing secret', { JWT_SECRET: '' }, /^Settings: JWT_SECRET is missing\. Correct this/],
    [
      'two at once',
      { PORT: '0', APP_KEYS: '' },
      /^Settings: PORT must be a whole number from 1 to 65535; APP_KEYS is missing\. Correct/,
    ],
    [
      'a database of another kind',
      { DATABASE_CLIENT: 'oracle' },
      /DATABASE_CLIENT must be sqlite or postgres/,
    ],
    [
      'PostgreSQL without its address',
      { DATABASE_CLIENT: 'postgres', DATABASE_URL: '' },
      /^Settings: DATABASE_URL is missing\. DATABASE_CLIENT is postgres, so say where it is\./,
    ],
  ])('%s', async (_, differences, sentence) => {
    const database: TestDatabase = { client: 'sqlite', filename: join(testFolder(), 'never-made.db') };
    expect(await refusal(database, differences)).toMatch(sentence);
  });
});

test('a folder for uploads that cannot be written is named, with what to do', async () => {
  const file = join(testFolder(), 'no-folder');
  await writeFile(file, '');
  const database = await createDatabase('no-uploads');
  // In the second nobody may write, not even root.
  for (const UPLOADS_FOLDER of [file, '/sys/uploads']) {
    const sentence = await refusal(database, { UPLOADS_FOLDER });
    expect(sentence).toMatch(
      /^Uploads cannot be saved in .+ \(.+\): make room or give this user write access/,
    );
    expect(sentence).toContain(join(UPLOADS_FOLDER, 'uploads'));
  }
});

if (onPostgres()) {
  test('PostgreSQL that cannot be reached stops the server with one sentence', async () => {
    const url = `postgres://tests:tests@127.0.0.1:${await freePort()}/nowhere`;
    expect(await refusal({ client: 'postgres', url })).toMatch(
      /^PostgreSQL cannot be reached .* check DATABASE_URL/,
    );
  });

  test('a wrong password stops the server with one sentence', async () => {
    const { url } = (await createDatabase('wrong-password')) as { url: string };
    const wrong = url.replace('tests:tests', 'tests:wrong');
    expect(await refusal({ client: 'postgres', url: wrong })).toMatch(/^PostgreSQL cannot be reached/);
  });
} else {
  test('a damaged database stops the server with one sentence', async () => {
    const filename = join(testFolder(), 'damaged.db');
    await writeFile(filename, 'This was a database once. '.repeat(1_000));
    expect(await refusal({ client: 'sqlite', filename })).toBe(
      `The database ${filename} is damaged: restore a backup of it, or move it away to start anew.`,
    );
  });

  test('a folder that cannot be made stops the server with one sentence', async () => {
    const file = join(testFolder(), 'a-file');
    await writeFile(file, '');
    const sentence = await refusal({ client: 'sqlite', filename: join(file, 'stays.db') });
    expect(sentence).toContain(file);
  });

  test('the database and mails are for this account alone, also those that were open to others', async () => {
    const folder = join(testFolder(), 'open-folder');
    const [filename, MAIL_FOLDER] = [join(folder, 'stays.db'), join(folder, 'mail')];
    await mkdir(MAIL_FOLDER, { recursive: true });
    const { filename: copied } = (await createDatabase('open-folder')) as { filename: string };
    await copyFile(copied, filename);
    for (const path of [folder, MAIL_FOLDER]) await chmod(path, 0o755);
    await chmod(filename, 0o644);
    const opened = await startServerProcess({ client: 'sqlite', filename }, { MAIL_FOLDER });
    await opened.ready;
    const rights = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await Promise.all([folder, MAIL_FOLDER].map(rights))).toEqual(['700', '700']);
    const files = [filename, `${filename}-wal`, `${filename}-shm`];
    expect(await Promise.all(files.map(rights))).toEqual(['600', '600', '600']);
    await opened.stop();
  });

  test('a port that is taken stops the server with one sentence', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const database = await createDatabase('taken-port');
    const sentence = await refusal(database, { PORT: String(port) }).finally(() => other.close());
    expect(sentence).toMatch(new RegExp(`port ${port} is (taken|already used)`, 'i'));
  });
}
