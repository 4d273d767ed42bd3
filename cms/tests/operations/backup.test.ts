import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apartmentData } from '../fixture/apartment';
import { contradictions } from '../fixture/bookings';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { uploadPicture, type Uploaded } from '../fixture/picture';
import { bookingsOf } from '../outside/bookings-of';
import { runScript } from '../outside/run-script';
import { startServerProcess } from '../outside/server-process';
import { withSlowCompletion } from '../outside/slow-completion';
import { createEmptyDatabase, onPostgres } from '../run/databases';
import { testFolder, type TestDatabase } from '../run/settings';

const apartmentId = 'backup-flat';
const EMAIL = 'layla@guests.example';
const guest = guestOf(server.url);
const archive = join(testFolder(), 'backup.tar.gz');
const UPLOADS_FOLDER = join(testFolder(), 'restored');
const settings = { UPLOADS_FOLDER };
const IN_A_ROW = 3;
const BETWEEN_CHANGES_MS = 100;

let place: TestDatabase;
let picture: Uploaded;
/** Reservations whose guests had their answer before the backup began. */
let before: string[];

async function reserve(index: number): Promise<string> {
  const quote = await guest.quote({ apartmentId, ...stayIn(10 + index * 2, 2), guests: 2 });
  const { status, data } = await guest.book(reservationFor(quote.number, EMAIL));
  expect(status).toBe(201);
  return data.reference;
}

beforeAll(async () => {
  picture = await uploadPicture('backup.webp');
  await createApartment(apartmentId, apartmentData(apartmentId, { photos: [picture.id] }));
  before = [await reserve(0), await reserve(1)];
  const backingUp = runScript('backup', [archive], server.database);
  const isOver = backingUp.then(() => true);
  for (let index = 2; index < 100; index++) {
    await reserve(index);
    if (await Promise.race([isOver, Promise.resolve(false)])) break;
  }
  const { code, output } = await backingUp;
  expect({ code, output }).toMatchObject({ code: 0 });
  place = await createEmptyDatabase('restored');
});

test('a backup made while guests reserve holds what they were told before it, and no half reservation', async () => {
  const { code, output } = await runScript('restore', [archive], place, settings);
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output).toMatch(
    /Restored and compared: \d+ tables with \d+ rows and \d+ uploads are as they were at 20/,
  );
  const kept = await bookingsOf(place);
  expect(contradictions(kept)).toEqual([]);
  expect(kept.reservations.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before));
});

test('backups in a row of a database that changes all hold what they say, and all restore', async () => {
  const over = new AbortController();
  const changing = (async () => {
    for (let index = 100; !over.signal.aborted; index++) {
      if (index < 190) await reserve(index);
      else await guest.quote({ apartmentId, ...stayIn(420, 2), guests: 2 });
      // It changes all the time, and leaves the processors to the backups.
      await pause(BETWEEN_CHANGES_MS);
    }
  })();
  const restored = await createEmptyDatabase('in-a-row');
  const folder = { UPLOADS_FOLDER: join(testFolder(), 'in-a-row') };
  for (let index = 0; index < IN_A_ROW; index++) {
    const file = join(testFolder(), `in-a-row-${index}.tar.gz`);
    const made = await runScript('backup', [file], server.database);
    expect(made.output).toMatch(/It was read back and is whole\.$/m);
    expect(made).toMatchObject({ code: 0 });
    const { code, output } = await runScript('restore', [file, '--replace'], restored, folder);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(contradictions(await bookingsOf(restored))).toEqual([]);
  }
  over.abort();
  await changing;
});

if (onPostgres()) {
  test('rows are counted by what was read, however late the database says how many there were', async () => {
    if (server.database.client !== 'postgres') throw new Error('This run is on PostgreSQL');
    const way = await withSlowCompletion(server.database.url);
    const file = join(testFolder(), 'slow.tar.gz');
    const made = await runScript('backup', [file], { client: 'postgres', url: way.url });
    way.close();
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/It was read back/) as string });
    const [, rows] = /with (\d+) rows/.exec(made.output) ?? [];
    expect(Number(rows)).toBeGreaterThan(100);
    const into = await createEmptyDatabase('slow');
    const { code, output } = await runScript('restore', [file], into, {
      UPLOADS_FOLDER: join(testFolder(), 'slow'),
    });
    expect({ code, output }).toMatchObject({ code: 0 });
  });
}

test('a server starts on what was restored, and goes on where the other was', async () => {
  const restored = await startServerProcess(place, settings);
  await restored.ready;
  const there = guestOf(restored.url);
  for (const reference of before) {
    const here = await guest.readReservation(reference, EMAIL);
    expect((await there.readReservation(reference, EMAIL)).data).toEqual(here.data);
  }
  const original = await fetch(server.url + picture.url);
  const copy = await fetch(restored.url + picture.url);
  expect(copy.status).toBe(200);
  expect(Buffer.from(await copy.arrayBuffer())).toEqual(Buffer.from(await original.arrayBuffer()));
  // Numbers that the database gives out go on after those that are taken.
  const quote = await there.quote({ apartmentId, ...stayIn(400, 2), guests: 2 });
  expect((await there.reserve(reservationFor(quote.number))).status).toBe(201);

  const inUse = await runScript('restore', [archive, '--replace'], place, settings);
  expect(inUse).toMatchObject({ code: 1 });
  expect(inUse.output).toMatch(/is in use/);
  await restored.stop();
});

test('what is there is not lost to a restore, unless somebody says so', async () => {
  const grown = await bookingsOf(place);
  const refused = await runScript('restore', [archive], place, settings);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toMatch(/There is something already in .* and in .*restored.uploads.*--replace/);
  expect(await bookingsOf(place)).toEqual(grown);

  await writeFile(join(UPLOADS_FOLDER, 'uploads', 'stray.webp'), 'not of the backup');
  const replaced = await runScript('restore', [archive, '--replace'], place, settings);
  expect(replaced).toMatchObject({ code: 0 });
  const kept = await bookingsOf(place);
  expect(kept.reservations.length).toBe(grown.reservations.length - 1);
  expect(await readdir(join(UPLOADS_FOLDER, 'uploads'))).not.toContain('stray.webp');
});

test('a damaged backup is found out before anything is touched', async () => {
  const damaged = join(testFolder(), 'damaged.tar.gz');
  await copyFile(archive, damaged);
  await truncate(damaged, (await readFile(archive)).length - 300);
  const here = await bookingsOf(place);
  const { code, output } = await runScript('restore', [damaged, '--replace'], place, settings);
  expect(code).toBe(1);
  expect(output).toMatch(/damaged.tar.gz is not a backup, or it is damaged/);
  expect(await bookingsOf(place)).toEqual(here);
});
