import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import plugin from 'booking-rules/strapi-server';
import { ask, send } from '../fixture/http';
import {
  anyStay,
  bearer,
  documentPhoto,
  historyOf,
  lookAt,
  NAME,
  NUMBER,
  pictureAs,
  picturePath,
  registerOne,
  prepareRegistration,
} from '../fixture/registration';
import { createStaff, createStaffInRole, PERMISSION } from '../fixture/staff';
import { runScript } from '../outside/run-script';
import { testFolder } from '../run/settings';

const LOOKING = 'plugin::booking-rules.registrations.read';
const { strapi } = server;
let photo: Buffer;
/** Somebody who may see what guests gave; somebody who runs bookings and may not. */
let manager: string;
let clerk: string;

beforeAll(async () => {
  await prepareRegistration('registration-secret-flat');
  photo = await documentPhoto();
  manager = await createStaff('looking', [PERMISSION.read, PERMISSION.manage, LOOKING]);
  clerk = await createStaff('not-looking', [PERMISSION.read, PERMISSION.manage]);
});

test('documents are seen by managers alone, and each look stands in the history', async () => {
  const of = await anyStay('seen');
  const [first] = (await registerOne(of, photo)).guests;
  const id = first?.id ?? '';
  const others = [
    clerk,
    ...(await Promise.all(
      ['content-editor', 'apartment-owner'].map((code) => createStaffInRole(`${code}-looking`, code)),
    )),
  ];
  for (const token of others) {
    expect((await lookAt(token, of.reference, id)).status).toBe(403);
    expect((await pictureAs(token, of.reference, id)).status).toBe(403);
    const csv = `/booking-rules/exports/registrations?from=${of.checkIn}&to=${of.checkOut}`;
    expect((await send(server.url, 'get', csv, { headers: bearer(token) })).status).toBe(403);
  }
  expect((await send(server.url, 'get', picturePath(of.reference, id))).status).toBe(401);
  expect(await historyOf(of.reference)).toEqual([]);

  const found = await ask(server.url, 'GET /booking-rules/reservations/{reference}/registration', {
    params: { reference: of.reference },
    headers: bearer(clerk),
  });
  expect(found.data).toMatchObject({ state: 'partly', guests: [{ id, hasPicture: true }] });
  expect(found.text).not.toContain(NAME);

  const inRole = await createStaffInRole('manager-looking', 'property-manager');
  expect((await lookAt(inRole, of.reference, id)).data).toMatchObject({
    ...{ firstName: 'Noor', lastName: NAME, nationality: 'GB' },
    document: { kind: 'passport', number: NUMBER },
  });
  const { status, headers, body } = await pictureAs(manager, of.reference, id);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'image/jpeg', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    'content-security-policy': expect.stringContaining('sandbox') as string,
  });
  const picture = body as Buffer;
  expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(picture.includes('Exif')).toBe(false);
  expect(await historyOf(of.reference)).toEqual([
    'manager-looking@staff.example viewed {"guest":1}',
    'looking@staff.example viewed {"guest":1,"picture":true}',
  ]);
  expect((await lookAt(manager, of.reference, randomUUID())).status).toBe(404);
});

test('nothing that guests gave is in a backup, in the uploads or in the database without the key', async () => {
  const of = await anyStay('backup');
  const [first] = (await registerOne(of, photo)).guests;
  const { body } = await pictureAs(manager, of.reference, first?.id ?? '');
  const pixels = (body as Buffer).subarray(1_000, 1_032);
  const file = join(testFolder(), 'registrations.tar.gz');
  const { code, output } = await runScript('backup', [file], server.database);
  expect({ code, output }).toMatchObject({ code: 0 });
  const archive = await buffer(createReadStream(file).pipe(createGunzip()));
  // It is there, as the rest of the booking is.
  expect(archive.includes(of.reference)).toBe(true);
  expect(archive.includes(first?.id ?? 'nobody')).toBe(true);
  const secrets = [Buffer.from(NUMBER), Buffer.from(NAME), pixels];
  for (const secret of secrets) {
    for (const written of [
      secret,
      Buffer.from(secret.toString('hex')),
      Buffer.from(secret.toString('base64')),
    ])
      expect([secret.toString('latin1'), archive.includes(written)]).toEqual([
        secret.toString('latin1'),
        false,
      ]);
  }
  const folder = join(testFolder(), 'public', 'uploads');
  const uploads = await readdir(folder).catch(() => []);
  for (const name of uploads) expect((await readFile(join(folder, name))).includes(pixels)).toBe(false);
});

test('another key opens nothing and says so; a new key beside the old one opens what there was', async () => {
  const of = await anyStay('keys');
  const [first] = (await registerOne(of, photo)).guests;
  const id = first?.id ?? '';
  const actor = { by: 'manager@staff.example', now: new Date() };
  const name = 'plugin::booking-rules.registrationKeys';
  const keys = strapi.config.get<string[]>(name);
  const withKeys = (...those: string[]) => {
    strapi.config.set(name, those);
    return plugin.services.engine({ strapi }).registrations;
  };
  try {
    const wrong = withKeys('quite another key of words');
    await expect(wrong.look(of.reference, id, actor)).rejects.toThrow('a key that this server does not have');
    await expect(wrong.picture(of.reference, id, actor)).rejects.toThrow(
      'a key that this server does not have',
    );
    expect(await historyOf(of.reference)).toEqual([]);
    // Guests and staff still see how far it is.
    expect(await wrong.find(of.reference, new Date())).toMatchObject({ registered: 1 });
    expect(await wrong.exportCsv({ from: of.checkIn, to: of.checkOut }, actor)).toContain(
      'a key that is not here',
    );
    const rotated = withKeys('quite another key of words', ...keys);
    expect(await rotated.look(of.reference, id, actor)).toMatchObject({ lastName: NAME });
  } finally {
    strapi.config.set(name, keys);
  }
});
