import { resolve } from 'node:path';
import { z } from 'zod';
import { checkedValues, SettingsProblem } from './checked-values';
import { s3Of, s3Settings, type S3Store } from './s3';
import { wholeNumber } from './values';

const postgresAddress = z
  .url({
    protocol: /^postgres(?:ql)?$/,
    error: 'must be an address such as postgres://user:password@host:5432/name',
  })
  .optional();

/** Settings that say where everything is kept: what a backup reads. */
export const storageSettings = {
  DATABASE_CLIENT: z.enum(['sqlite', 'postgres'], 'must be sqlite or postgres').default('sqlite'),
  DATABASE_FILENAME: z.string().default('database/data/vacationer.db'),
  DATABASE_URL: postgresAddress,
  DATABASE_DIRECT_URL: postgresAddress,
  DATABASE_POOL_MAX: wholeNumber(2, 100).default(10),
  UPLOADS_FOLDER: z.string().default('cms/public'),
  BACKUPS_FOLDER: z.string().default('database/data/backups'),
  ...s3Settings,
};

const storage = z.object(storageSettings);

interface PostgresDatabase {
  client: 'postgres';
  url: string;
  /**
   * The same database without a pooler such as PgBouncer in between: in its transaction mode there is no LISTEN, and
   * no lock or setting outlives a transaction. The same as `url` where there is no pooler.
   */
  directUrl: string;
  poolMax: number;
}

/** Where content is kept, and where what was uploaded. */
export interface Storage {
  database: PostgresDatabase | { client: 'sqlite'; filename: string };
  /** Strapi keeps what is uploaded in `uploads` below it. */
  uploadsFolder: string;
  /** Where backups go that nobody gives a name. */
  backupsFolder: string;
  /** In place of the uploads' folder; null keeps uploads on disk. */
  s3: S3Store | null;
}

/**
 * @param repository from where relative paths count
 * @throws SettingsProblem when what belongs together is half given
 */
export function storageOf(values: z.output<typeof storage>, repository: string): Storage {
  return {
    database:
      values.DATABASE_CLIENT === 'postgres'
        ? postgresOf(values)
        : { client: 'sqlite', filename: resolve(repository, values.DATABASE_FILENAME) },
    uploadsFolder: resolve(repository, values.UPLOADS_FOLDER),
    backupsFolder: resolve(repository, values.BACKUPS_FOLDER),
    s3: s3Of(values),
  };
}

function postgresOf(values: z.output<typeof storage>): PostgresDatabase {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_POOL_MAX: poolMax } = values;
  if (url === undefined) {
    throw new SettingsProblem(
      'Settings: DATABASE_URL is missing. DATABASE_CLIENT is postgres, so say where it is.',
    );
  }
  return { client: 'postgres', url, directUrl: directUrl ?? url, poolMax };
}

/**
 * The same without the rest of the settings: secrets of a server are not needed to copy what it keeps.
 * @throws SettingsProblem naming every setting that is missing or wrong
 */
export function readStorage(source: NodeJS.ProcessEnv, repository: string): Storage {
  return storageOf(checkedValues(source, storage), repository);
}
