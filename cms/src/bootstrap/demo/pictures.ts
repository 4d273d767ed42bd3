import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { reportProgress } from '../../progress';
import type { SeedPicture } from './seed-files';

const FILE = 'plugin::upload.file';
/** Pictures worked on at once; sharp uses more threads by itself. */
const AT_ONCE = 2;

interface UploadService {
  upload(input: {
    data: { fileInfo: { name: string; alternativeText: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }): Promise<{ id: number }[]>;
}

/** Puts the pictures into the media library; those already there stay. The answer gives their ids by file name. */
export async function loadPictures(
  strapi: Core.Strapi,
  folder: string,
  pictures: SeedPicture[],
): Promise<Map<string, number>> {
  const upload = strapi.plugin('upload').service<UploadService>('upload');
  const ids = new Map<string, number>();
  const waiting = [...pictures];

  async function loadOne({ file, alt }: SeedPicture): Promise<void> {
    const known = (await strapi.db.query(FILE).findOne({ where: { name: file } })) as { id: number } | null;
    if (known) {
      ids.set(file, known.id);
      return;
    }
    const filepath = join(folder, 'images', file);
    const { size } = await stat(filepath);
    const [stored] = await upload.upload({
      data: { fileInfo: { name: file, alternativeText: alt } },
      files: { filepath, originalFilename: file, mimetype: 'image/webp', size },
    });
    if (stored) ids.set(file, stored.id);
    reportProgress(`Demo content: picture ${ids.size} of ${pictures.length}`);
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await loadOne(next);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids;
}
