import type { Core } from '@strapi/strapi';
import { marksOf, unmark } from '../records';
import type { WholeSeed } from './groups';

const FILE = 'plugin::upload.file';
/** Which records show a file. */
const SHOWN_BY = 'files_related_mph';

interface StoredFile {
  id: number;
  name: string;
  hash: string;
  createdAt: string;
}

interface UploadService {
  remove(file: unknown): Promise<unknown>;
}

/** Pictures that the demo has brought: by their records, or by name where they came with it. */
export async function demoPictures(
  strapi: Core.Strapi,
  seed: WholeSeed,
  loadedBy: number,
): Promise<StoredFile[]> {
  const marked = new Set((await marksOf(strapi, FILE)).map(({ id }) => id));
  const names = new Set(seed.pictures.map(({ file }) => file));
  const rows: unknown[] = await strapi.db.query(FILE).findMany({
    where: { $or: [{ id: { $in: [...marked] } }, { name: { $in: [...names] } }] },
    select: ['id', 'name', 'hash', 'createdAt'],
    orderBy: { id: 'asc' },
  });
  return (rows as StoredFile[]).filter(
    ({ id, name, createdAt }) =>
      marked.has(String(id)) || (names.has(name) && new Date(createdAt).getTime() <= loadedBy),
  );
}

/** Removes pictures that nothing shows any more, in a field or in a text. */
export async function removeUnusedPictures(
  strapi: Core.Strapi,
  pictures: readonly StoredFile[],
  onGone: (records: number) => Promise<void>,
): Promise<void> {
  const upload = strapi.plugin('upload').service<UploadService>('upload');
  const texts = await writtenTexts(strapi);
  for (const { id, hash } of pictures) {
    const user: unknown = await strapi.db.connection(SHOWN_BY).where({ file_id: id }).first('id');
    if (user || texts.some((text) => text.includes(hash))) continue;
    // Whole, as the provider is asked to delete each of its sizes.
    const file: unknown = await strapi.db.query(FILE).findOne({ where: { id } });
    if (file) await upload.remove(file);
    await unmark(strapi, FILE, String(id));
    await onGone(1);
  }
}

/** Texts in which editors may have put a picture. */
async function writtenTexts(strapi: Core.Strapi): Promise<string[]> {
  const uids = Object.keys({ ...strapi.contentTypes, ...strapi.components }).filter((uid) =>
    /^(api::|section\.)/.test(uid),
  );
  const texts: string[] = [];
  for (const uid of uids) {
    const { attributes } = strapi.getModel(uid as 'api::post.post');
    const fields = Object.entries(attributes).flatMap(([name, { type }]) =>
      type === 'blocks' ? [name] : [],
    );
    if (fields.length === 0) continue;
    const rows: unknown[] = await strapi.db.query(uid).findMany({ select: fields });
    for (const row of rows as Record<string, unknown>[])
      for (const field of fields) texts.push(JSON.stringify(row[field] ?? ''));
  }
  return texts;
}
