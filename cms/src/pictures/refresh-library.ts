import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { makeVariants } from './make-variants';
import type { PictureFile } from './read-picture';
import { cleanOriginal } from './clean-original';

const FILE = 'plugin::upload.file';

type StoredFormats = Record<string, { mime?: string } & object>;

/** A row of the media library, as far as it is needed here. */
interface StoredFile extends Pick<PictureFile, 'name' | 'hash' | 'ext' | 'mime' | 'size' | 'path'> {
  id: number;
  url: string;
  provider: string;
  formats: StoredFormats | null;
}

interface UploadPlugin {
  service(name: 'provider'): { upload(file: PictureFile): Promise<void> };
  provider: { delete(file: object): Promise<unknown> };
}

/**
 * Gives pictures that were uploaded before there was AVIF their sizes, and takes out of them what a camera wrote.
 * Pictures that have them stay as they are, so an interrupted run goes on where it stopped.
 * @param report is given a line for each picture
 */
export async function refreshLibrary(strapi: Core.Strapi, report: (line: string) => void): Promise<void> {
  const where = { mime: { $startsWith: 'image/' }, provider: strapi.config.get('plugin::upload.provider') };
  const files = (await strapi.db.query(FILE).findMany({ where, orderBy: 'id' })) as StoredFile[];
  const waiting = files.filter(({ formats }) => !hasAvif(formats));
  for (const [index, file] of waiting.entries()) {
    const outcome = await refresh(strapi, file).catch((error: unknown) => String(error));
    report(`Picture ${index + 1} of ${waiting.length}: ${file.name}: ${outcome}`);
  }
  report(`${waiting.length} of ${files.length} pictures were looked at.`);
}

async function refresh(strapi: Core.Strapi, stored: StoredFile): Promise<string> {
  // Strapi types a plugin's services and its provider as anything at all.
  const plugin: unknown = strapi.plugin('upload');
  const upload = plugin as UploadPlugin;
  const provider = upload.service('provider');
  const bytes = await bytesOf(strapi, stored.url);
  const { name, hash, ext, mime, path, size } = stored;
  const original: PictureFile = {
    ...{ name, hash, ext, mime, path, size },
    sizeInBytes: bytes.length,
    getStream: () => Readable.from([bytes]),
  };
  const published = await cleanOriginal(original);
  const variants = await makeVariants(published);
  if (variants.length === 0) return 'left as it is';
  const { thumbnail, ...former } = stored.formats ?? {};
  const formats: Record<string, object> = thumbnail ? { thumbnail } : {};
  for (const { key, file } of variants) {
    await provider.upload(file);
    formats[key] = file;
  }
  if (published !== original) await provider.upload(published);
  const { width, height } = published;
  const media: unknown = await strapi.db.query(FILE).update({
    where: { id: stored.id },
    data: { formats, size: published.size, ...(width && height && { width, height }) },
  });
  // The inventory and the pages hear of it as of a change in the admin panel.
  await strapi.eventHub.emit('media.update', { media });
  for (const format of Object.values(former)) await upload.provider.delete(format);
  return `${variants.length} sizes`;
}

/** From the disk where the store is the disk, otherwise from the store's public address. */
async function bytesOf(strapi: Core.Strapi, url: string): Promise<Buffer> {
  if (url.startsWith('/')) return readFile(join(strapi.dirs.static.public, url));
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

const hasAvif = (formats: StoredFormats | null): boolean =>
  Object.values(formats ?? {}).some(({ mime }) => mime === 'image/avif');
