import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Settings } from '../../config/settings';

/** Rights of everybody but the owner. */
const OF_OTHERS = 0o077;
/** Marks a folder in which everybody keeps files, such as `/tmp`. */
const IS_SHARED = 0o1000;
/** Of the files that SQLite makes beside its own, with the rights which that has. */
const ENDINGS = ['', '-wal', '-shm', '-journal'];

/** Is told what other accounts can still open, and what to do about it. */
type Warn = (sentence: string) => void;

/**
 * Shuts the SQLite file, its folder and the folder of mails to every account but the server's own: they hold what is
 * known of guests. What an earlier version or a copy has left open is mended. A folder in which other things lie is
 * somebody else's and stays as it is; the database in it is shut all the same, and so is each mail.
 */
export function restrictFilePermissions(
  { database, mail, folders }: Pick<Settings, 'database' | 'mail' | 'folders'>,
  warn: Warn,
): void {
  // There rights are not kept in this way.
  if (process.platform === 'win32') return;
  if (database.client === 'sqlite') {
    const { filename } = database;
    const [folder, name] = [dirname(filename), basename(filename)];
    const isOfDatabase = (entry: string) => entry.startsWith(name) || join(folder, entry) === mail.folder;
    makeFile(filename);
    if (folder === folders.data || holdsOnly(folder, isOfDatabase)) {
      shut(folder, 0o700, warn);
    }
    for (const ending of ENDINGS) shut(filename + ending, 0o600, warn);
  }
  if (
    mail.folder === join(folders.data, 'mail') ||
    holdsOnly(mail.folder, (entry) => /\.eml(?:\.part)?$/.test(entry))
  ) {
    shut(mail.folder, 0o700, warn);
  }
}

/** Makes the file, and its folder, before SQLite does: the start itself says what is wrong where that fails. */
function makeFile(filename: string): void {
  try {
    mkdirSync(dirname(filename), { recursive: true, mode: 0o700 });
    closeSync(openSync(filename, 'a', 0o600));
  } catch {
    // Read-only or out of reach.
  }
}

/** Whether a folder of this account has no other entries; an empty one has none. */
function holdsOnly(folder: string, isExpected: (entry: string) => boolean): boolean {
  const found = look(folder);
  if (found === null || found.uid !== process.getuid?.() || (found.mode & IS_SHARED) !== 0) return false;
  return readdirSync(folder).every(isExpected);
}

function shut(path: string, mode: number, warn: Warn): void {
  if ((rightsOf(path) & OF_OTHERS) === 0) return;
  let reason = 'its file system keeps no rights';
  try {
    chmodSync(path, mode);
  } catch (error) {
    reason = (error as NodeJS.ErrnoException).code ?? reason;
  }
  const rights = rightsOf(path);
  if ((rights & OF_OTHERS) === 0) return;
  warn(
    `Other accounts of this machine can open ${path} (its mode is ${rights.toString(8)}), and this account ` +
      `could not change that (${reason}): run "chmod ${mode.toString(8)} ${path}" as its owner.`,
  );
}

/** The rights of a file or folder; none when it is not there. */
const rightsOf = (path: string): number => (look(path)?.mode ?? 0) & 0o777;

/** Null for what is not there, or out of reach. */
function look(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}
