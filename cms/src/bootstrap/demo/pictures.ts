import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loading } from './create-missing';
import { markRecord } from './records';
import type { SeedPicture } from './seed-files';

const FILE = 'plugin::upload.file';
interface UploadService {
  upload(input: {
    data: { fileInfo: { name: string; alternativeText: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }): Promise<{ id: number }[]>;
}

/**
 * Puts the pictures into the media library, one after the other: guests are served meanwhile, and sharp uses more
 * threads by itself. Those already there stay. The answer gives their ids by file name.
 */
export async function loadPictures(
  { strapi, signal }: Loading,
  folder: string,
  pictures: readonly SeedPicture[],
): Promise<Map<string, number>> {
  const upload = strapi.plugin('upload').service<UploadService>('upload');
  const ids = new Map<string, number>();
  for (const { file, alt } of pictures) {
    signal.throwIfAborted();
    const known = (await strapi.db.query(FILE).findOne({ where: { name: file } })) as { id: number } | null;
    if (known) {
      ids.set(file, known.id);
      continue;
    }
    const filepath = join(folder, 'images', file);
    const { size } = await stat(filepath);
    const [stored] = await upload.upload({
      data: { fileInfo: { name: file, alternativeText: alt } },
      files: { filepath, originalFilename: file, mimetype: 'image/webp', size },
    });
    if (!stored) continue;
    ids.set(file, stored.id);
    await markRecord(strapi, FILE, String(stored.id));
  }
  return ids;
}
