import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readColumns, NO_MAPPING } from '../interpret/columns';
import { listedPictures } from './listed-pictures';
import { openPictureArchive } from './picture-archive';
import { zipOf, type Packed } from './zip.fixture';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function openZip(files: readonly Packed[] | Buffer) {
  const path = join(folder, randomBytes(8).toString('hex'));
  await writeFile(path, Buffer.isBuffer(files) ? files : zipOf(files));
  return openPictureArchive(path);
}
const file = (name: string, content = name): Packed => ({ name, bytes: Buffer.from(content) });

describe('an archive of pictures', () => {
  test('finds a picture by its path, or by its name where only one has it', async () => {
    const archive = await openZip([file('A-1/view.jpg', 'one'), file('A-2/view.JPG'), file('A-2/Pool.png')]);
    expect(archive.find('/a-1/View.jpg')).toBe('A-1/view.jpg');
    expect(archive.find('pool.png')).toBe('A-2/Pool.png');
    expect(archive.find('view.jpg')).toBeNull();
    expect(String(await archive.read('A-1/view.jpg'))).toBe('one');
    archive.close();
  });

  test('has the pictures of a folder in the order of their numbers', async () => {
    const archive = await openZip(['10', '9', '1'].map((name) => file(`Homes/A 1/${name}.jpg`)));
    expect(archive.inFolder('a-1')).toEqual([1, 9, 10].map((name) => `Homes/A 1/${name}.jpg`));
    expect(archive.inFolder('')).toEqual([]);
    archive.close();
  });

  test('passes over what is no picture, and what a computer adds by itself', async () => {
    const names = ['notes.txt', 'run.svg', '.hidden.jpg', '__MACOSX/a.jpg', 'a.jpg'];
    const archive = await openZip(names.map((name) => file(name)));
    expect(archive.count).toBe(1);
    archive.close();
  });
});

describe('an archive is refused', () => {
  const large = Buffer.alloc(21 * 1024 * 1024);
  test.each<[string, Packed[] | Buffer, RegExp]>([
    ['that is none', Buffer.from('a,b\n1,2\n'), /not a zip file/],
    ['that is cut off', zipOf([file('a.jpg')]).subarray(0, 40), /not a zip file/],
    ['without pictures', [file('a.txt')], /no pictures/],
    ['that leads out of itself', [file('../../a.jpg')], /damaged/],
    ['that leads to the root', [file('/etc/a.jpg')], /damaged/],
    ['that needs a password', [{ ...file('a.jpg'), flags: 1 }], /password/],
    ['with a picture that is too large', [{ name: 'a.jpg', bytes: large }], /more than 20 MB/],
    ['that unfolds', [{ name: 'a.jpg', bytes: large.subarray(0, 5_000_000) }], /more tightly/],
    [
      'with more than 400 MB of pictures',
      Array.from({ length: 30 }, (_, at) => ({
        ...{ name: `${at}.jpg`, bytes: randomBytes(400_000), claims: 15_000_000 },
      })),
      /more than 400 MB together/,
    ],
  ])('%s', async (_, files, why) => {
    await expect(openZip(files)).rejects.toThrow(why);
  });

  test('of more files than anybody has', async () => {
    const many = Array.from({ length: 5_001 }, (_, at) => file(`${at}.txt`));
    await expect(openZip(many)).rejects.toThrow(/holds 5001 files/);
  });
});

test('a picture that holds more than its entry says breaks off', async () => {
  const archive = await openZip([{ name: 'a.jpg', bytes: Buffer.alloc(900_000), claims: 10 }]);
  await expect(archive.read('a.jpg')).rejects.toThrow(/damaged/);
  archive.close();
});

describe('the pictures of a row', () => {
  const picturesIn = (value: unknown) => listedPictures(readColumns({ photos: value }, NO_MAPPING));
  test.each<[string, unknown, string[]]>([
    ['a list', ['https://a.example/1.jpg', ' 2.jpg '], ['https://a.example/1.jpg', '2.jpg']],
    ['a list of objects', [{ id: 1, url: 'https://a.example/1.jpg' }], ['https://a.example/1.jpg']],
    ['parted by semicolons', 'living room.jpg; view.jpg', ['living room.jpg', 'view.jpg']],
    ['parted by commas', 'living room.jpg,view.jpg', ['living room.jpg', 'view.jpg']],
    [
      'addresses with commas in them',
      'https://a.example/w_80,h_60/1.jpg,https://a.example/2.jpg https://a.example/3.jpg',
      ['https://a.example/w_80,h_60/1.jpg', 'https://a.example/2.jpg', 'https://a.example/3.jpg'],
    ],
    ['named twice', '1.jpg;1.jpg', ['1.jpg']],
  ])('are read from %s', (_, value, names) => {
    expect(picturesIn(value)).toEqual({ names, count: names.length });
  });

  test.each([[4], ['4']])('may only be counted: %j', (value) => {
    expect(picturesIn(value)).toEqual({ names: [], count: 4 });
  });
});
