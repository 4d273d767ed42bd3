import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readSeed, seedFolder, type PictureEntry } from './seed-files.fixture';

const { pictures, districts, apartments } = readSeed();
const folder = join(seedFolder, 'images');
const INTERIORS = ['living', 'bedroom', 'kitchen', 'bathroom', 'balcony'];
const MOST_BYTES = 180 * 1024;

function picture(file: string): PictureEntry {
  const found = pictures.find((one) => one.file === file);
  if (!found) throw new Error(`no picture ${file}`);
  return found;
}

test('the manifest names every picture of the folder once, and no other', () => {
  const files = readdirSync(folder).filter((file) => file !== 'manifest.json');
  expect(pictures.map(({ file }) => file).sort()).toEqual(files.sort());
});

test.each(pictures.map((one) => [one.file, one] as const))(
  '%s is as large as stated, light and described',
  async (file, one) => {
    const bytes = readFileSync(join(folder, file));
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: one.width, height: one.height });
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(one.alt.length).toBeGreaterThan(20);
    expect(one.palette !== null).toBe(INTERIORS.includes(one.kind));
  },
);

test('every area shows its own picture', () => {
  for (const { slug } of districts)
    expect(pictures.filter(({ kind, district }) => kind === 'district' && district === slug)).toHaveLength(1);
});

describe.each(apartments.map((apartment) => [apartment.apartmentId, apartment] as const))(
  '%s',
  (_, apartment) => {
    const shown = apartment.photos.map(picture);

    test('has 8 pictures, as many as Google wants, none twice, none of them for posts', () => {
      expect(shown.length).toBeGreaterThanOrEqual(8);
      expect(shown.length).toBeLessThanOrEqual(10);
      expect(new Set(apartment.photos).size).toBe(shown.length);
      expect(shown.filter(({ kind }) => kind === 'blog' || kind === 'hero')).toEqual([]);
    });

    test('keeps to one palette, and begins with one of its rooms', () => {
      const palettes = new Set(shown.flatMap(({ palette }) => palette ?? []));
      expect(palettes.size).toBe(1);
      expect(INTERIORS).toContain(shown[0]?.kind);
    });

    test('shows no area but its own', () => {
      for (const { district } of shown) expect([null, apartment.district]).toContain(district);
    });

    test('offers what its pictures show', () => {
      const kinds = new Set(shown.map(({ kind }) => kind));
      if (kinds.has('balcony')) expect(apartment.amenities).toContain('balcony');
      if (kinds.has('bathroom')) expect(apartment.amenities).toContain('bathtub');
      if (shown.some(({ file }) => file.startsWith('exterior-pool')))
        expect(apartment.amenities).toContain('shared-pool');
    });
  },
);

test('no picture is the cover of more than two apartments, and never of two in one area', () => {
  const covers = apartments.map(({ district, photos }) => ({ district, cover: photos[0] }));
  for (const { district, cover } of covers) {
    const same = covers.filter((other) => other.cover === cover);
    expect(same.length).toBeLessThanOrEqual(2);
    expect(same.filter((other) => other.district === district)).toHaveLength(1);
  }
});
