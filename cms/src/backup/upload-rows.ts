import type { Content } from './archive';

/** A file of the media library, or one of the sizes made of it. */
export interface Upload {
  name: string;
  type: string;
  provider: string;
}

/** Where uploads live: what the database says of each. */
export interface UploadHome {
  provider: string;
  base: string;
}

/** Where uploads are kept. What is written is to be seen by nobody before `commit`. */
export interface UploadStore {
  /** For people. */
  label: string;
  home: UploadHome;
  isEmpty(): Promise<boolean>;
  /** Null when it is not there. */
  read(name: string): Promise<{ bytes: number; content: Content } | null>;
  write(name: string, type: string, content: Content): Promise<void>;
  /** What was written. */
  readBack(name: string): Promise<Content | null>;
  commit(): Promise<void>;
  discard(): Promise<void>;
}

/** A row of Strapi's table of files, as far as it says where they are. */
export interface FileRow {
  id: number;
  hash: string;
  ext: string | null;
  mime: string | null;
  provider: string;
  url: string;
  /** Sizes by name, as JSON or as its text. */
  formats: unknown;
}
interface Format {
  hash: string;
  ext?: string | null;
  mime?: string | null;
  url?: string;
}

export const FILE_ROWS = 'select id, hash, ext, mime, provider, url, formats from files order by id';

/** Everything that the rows name, each once. */
export function uploadsOf(rows: readonly FileRow[]): Upload[] {
  const uploads = new Map<string, Upload>();
  for (const row of rows) {
    for (const { hash, ext, mime } of [row, ...Object.values(formatsOf(row))]) {
      const name = hash + (ext ?? '');
      uploads.set(name, { name, type: mime ?? 'application/octet-stream', provider: row.provider });
    }
  }
  return [...uploads.values()];
}

/** A row that has to change. */
export type MovedRow = Pick<FileRow, 'id' | 'provider' | 'url'> & { formats: string | null };

/** The rows that have to change where uploads live elsewhere from now on. */
export function movedRows(rows: readonly FileRow[], { provider, base }: UploadHome): MovedRow[] {
  return rows.flatMap((row) => {
    const urlOf = ({ hash, ext }: Format) => `${base}/${hash}${ext ?? ''}`;
    if (row.provider === provider && row.url === urlOf(row)) return [];
    const formats = Object.entries(formatsOf(row)).map(([size, format]) => [
      size,
      { ...format, url: urlOf(format) },
    ]);
    return {
      id: row.id,
      provider,
      url: urlOf(row),
      formats: formats.length === 0 ? null : JSON.stringify(Object.fromEntries(formats)),
    };
  });
}

function formatsOf({ formats }: FileRow): Record<string, Format> {
  const value: unknown = typeof formats === 'string' ? JSON.parse(formats) : formats;
  return (value as Record<string, Format> | null) ?? {};
}
