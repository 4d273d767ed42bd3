import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { fetchPicture } from 'booking-rules/engine';
import { plural } from 'booking-rules/shared/format/plural';
import { endingOf, pictureTypeOf } from '../../pictures/allowed-picture';
import { APARTMENT } from '../apply/write-listings';
import type { Note } from '../interpret/listing-draft';
import { warning } from '../plan/decision';
import { stateOf } from '../plan/existing-listings';
import { isAddress } from './listed-pictures';
import { MOST_PICTURE_BYTES, type PictureArchive } from './picture-archive';

const FILE = 'plugin::upload.file';
/** A gallery with more is no help to a guest. */
const MOST_PICTURES = 30;

/** A listing that an import has just gone over, and the pictures that its row names. */
export interface PicturedListing {
  /** A dry run names one that there is not yet. */
  apartmentId: string | null;
  key: string;
  name: string;
  pictures: readonly string[];
}

export interface AddedPictures {
  count: number;
  notes: Note[];
}

export interface PictureSources {
  archives: readonly PictureArchive[];
  /** An empty folder for what is on its way into the media library. */
  folder: string;
  /** Ends the work between two pictures. */
  signal: AbortSignal;
}

interface UploadService {
  upload(input: {
    data: { fileInfo: { name: string; alternativeText: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }): Promise<{ id: number }[]>;
}

interface Stored {
  documentId: string;
  updatedAt: string | Date;
  photos: { id: number }[] | null;
}

/**
 * Adds pictures to listings that have none: by their addresses, by their names in an archive, or by a folder in an
 * archive that is called as the listing's id. What fails is said, and the listing is imported all the same. A listing
 * with pictures keeps them, so a second run adds nothing.
 */
export function createPictureAdder(strapi: Core.Strapi, { archives, folder, signal }: PictureSources) {
  async function storedOf(apartmentId: string): Promise<Stored | null> {
    const found: unknown = await strapi.documents(APARTMENT).findFirst({
      filters: { apartmentId },
      fields: ['updatedAt'],
      populate: { photos: { fields: ['id'] } },
    });
    return found as Stored | null;
  }

  /** How each picture is read, or why it cannot be. */
  function sourcesOf({ key, apartmentId, pictures }: PicturedListing): Source[] {
    const named = pictures.map((name): Source => {
      if (isAddress(name)) return { name, read: () => fetched(strapi, name, signal) };
      const [inArchive] = archives.flatMap((archive) => pathIn(archive, name));
      return inArchive ?? { name, problem: 'it is in none of the archives' };
    });
    if (named.length > 0) return named;
    return archives.flatMap((archive) => {
      const own = archive.inFolder(key);
      const paths = own.length > 0 ? own : archive.inFolder(apartmentId ?? '');
      return paths.map((path) => ({ name: path, read: () => archive.read(path) }));
    });
  }

  /** Puts a picture into the media library, or finds it there after a run that was broken off. */
  async function keep(bytes: Buffer, wanted: string, alternativeText: string): Promise<number> {
    const name = `${wanted}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
    const known = (await strapi.db.query(FILE).findOne({ where: { name } })) as { id: number } | null;
    if (known) return known.id;
    const filepath = join(folder, name);
    await writeFile(filepath, bytes);
    try {
      const mimetype = await pictureTypeOf(filepath);
      if (mimetype === null) throw new Error('it is not a picture (JPEG, PNG, WebP, AVIF or GIF)');
      const [stored] = await strapi
        .plugin('upload')
        .service<UploadService>('upload')
        .upload({
          data: { fileInfo: { name, alternativeText } },
          files: {
            filepath,
            originalFilename: name + endingOf(mimetype),
            mimetype,
            size: bytes.length,
          },
        });
      if (!stored) throw new Error('the media library has not taken it');
      return stored.id;
    } finally {
      await rm(filepath, { force: true });
    }
  }

  /** What waits to be published stays so: then the pictures come into the draft alone. */
  async function give({ documentId, updatedAt }: Stored, photos: readonly number[]): Promise<void> {
    const published = (await strapi.documents(APARTMENT).findOne({
      ...{ documentId, status: 'published', fields: ['updatedAt'] },
    })) as Pick<Stored, 'updatedAt'> | null;
    const data: object = { photos };
    await strapi.documents(APARTMENT).update({ documentId, data });
    if (stateOf(updatedAt, published?.updatedAt) === 'published') {
      await strapi.documents(APARTMENT).publish({ documentId });
    }
  }

  return {
    /** What would be added, without reading any. */
    async plan(listing: PicturedListing): Promise<AddedPictures> {
      const stored = listing.apartmentId === null ? null : await storedOf(listing.apartmentId);
      if ((stored?.photos ?? []).length > 0) return { count: 0, notes: [] };
      const sources = sourcesOf(listing).slice(0, MOST_PICTURES);
      const lost = sources.flatMap((source) =>
        'problem' in source ? noteOf(source.name, source.problem) : [],
      );
      return { count: sources.length - lost.length, notes: lost };
    },

    /** @throws what ends the import: an aborted signal, or a database that is away */
    async add(listing: PicturedListing): Promise<AddedPictures> {
      const sources = sourcesOf(listing);
      const stored =
        listing.apartmentId === null || sources.length === 0 ? null : await storedOf(listing.apartmentId);
      if (!stored || (stored.photos ?? []).length > 0) return { count: 0, notes: [] };
      const notes: Note[] = [];
      const ids: number[] = [];
      if (sources.length > MOST_PICTURES) {
        const rest = plural(sources.length - MOST_PICTURES, 'picture');
        notes.push(warning('photos', `${rest} left out: a listing takes ${MOST_PICTURES}`));
      }
      for (const source of sources.slice(0, MOST_PICTURES)) {
        signal.throwIfAborted();
        try {
          if ('problem' in source) throw new Error(source.problem);
          const alt = `${listing.name}, picture ${ids.length + 1}`;
          ids.push(await keep(await source.read(), listing.apartmentId ?? listing.key, alt));
        } catch (error) {
          signal.throwIfAborted();
          notes.push(noteOf(source.name, error instanceof Error ? error.message : String(error)));
        }
      }
      if (ids.length > 0) await give(stored, [...new Set(ids)]);
      return { count: ids.length, notes };
    },
  };
}

export type PictureAdder = ReturnType<typeof createPictureAdder>;

type Source = { name: string; read: () => Promise<Buffer> } | { name: string; problem: string };

function pathIn(archive: PictureArchive, name: string): Source[] {
  const path = archive.find(name);
  return path === null ? [] : [{ name, read: () => archive.read(path) }];
}

/** @throws Error that says why there is no picture */
async function fetched(strapi: Core.Strapi, url: string, signal: AbortSignal): Promise<Buffer> {
  const picture = await fetchPicture(strapi, { url, mostBytes: MOST_PICTURE_BYTES, signal });
  if ('problem' in picture) throw new Error(picture.problem);
  return picture.bytes;
}

const LONGEST_NAME = 120;

function noteOf(name: string, problem: string): Note {
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  return warning('photos', `${shown} was not added: ${problem}`);
}
