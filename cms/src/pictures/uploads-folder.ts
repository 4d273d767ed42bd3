import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { SettingsProblem } from '../configuration/checked-values';

/** More than a file system keeps within its own records, so that a full disk shows. */
const PROBE_BYTES = 8_192;

/** The folder in which Strapi's own provider keeps uploads. */
const uploadsIn = (publicFolder: string): string => join(publicFolder, 'uploads');

/** Why a folder takes no files, by the code of the error; undefined for what is not about the folder. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its quota is used up',
  EROFS: 'its disk can only be read',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  ENOENT: 'it is not there',
  ENOTDIR: 'something in its path is a file',
  EEXIST: 'something in its path is a file',
};

/**
 * Makes the folder of uploads, which Strapi refuses to start without, and sees that files can be written there.
 * @throws SettingsProblem with a sentence that names the folder and says what to do
 */
export function prepareUploads(publicFolder: string): void {
  const folder = uploadsIn(publicFolder);
  const probe = join(folder, `.write-check-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    throw new SettingsProblem(
      `Uploads cannot be saved in ${folder} (${reason}): make room or give this user write access there, ` +
        'or set UPLOADS_FOLDER to another place.',
    );
  }
}

/** Why an upload could not be written into the folder; null for a failure of another kind. */
export function uploadsProblem(error: unknown, publicFolder: string): string | null {
  const folder = uploadsIn(publicFolder);
  const path = error instanceof Error && 'path' in error ? String(error.path) : '';
  return (path.startsWith(folder + sep) && reasonOf(error)) || null;
}

function reasonOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;
}
