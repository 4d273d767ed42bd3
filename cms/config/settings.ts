import { resolve } from 'node:path';
import { z } from 'zod';

/** A setting that is missing or wrong: one sentence that says which and what to do. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem';
}

const DEFAULT_PORT = 1337;
const repository = resolve(process.cwd(), '..');

const truthy = z.stringbool().default(false);
const secret = z.string({ error: 'is missing' }).min(16, 'must have 16 characters or more');

/** Every setting that the process reads from its environment. Empty values count as absent. */
const environment = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce
    .number('must be a number from 1 to 65535')
    .int('must be a whole number')
    .min(1, 'must be from 1 to 65535')
    .max(65_535, 'must be from 1 to 65535')
    .default(DEFAULT_PORT),
  PUBLIC_URL: z.url('must be an address such as https://stay.example').optional(),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'http', 'debug']).default('warn'),
  APP_KEYS: z.string({ error: 'is missing' }).min(16, 'must have 16 characters or more'),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  JWT_SECRET: secret,
  DATABASE_CLIENT: z.enum(['sqlite', 'postgres'], 'must be sqlite or postgres').default('sqlite'),
  DATABASE_FILENAME: z.string().default('database/data/vacationer.db'),
  DATABASE_URL: z.url('must be an address such as postgres://user:password@host:5432/name').optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2, 'must be 2 or more').max(100).default(10),
  UPLOADS_FOLDER: z.string().default('cms/public'),
  DEMO_CONTENT: truthy,
  DEMO_PASSWORD: z.string().min(12, 'must have 12 characters or more').optional(),
  SITE_DEV: truthy,
});

/** The settings of the process, typed and checked. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads and checks the environment.
 * @throws SettingsProblem naming every setting that is missing or wrong
 */
export function readSettings(source: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new SettingsProblem(
      `Settings: ${problems.join('; ')}. Correct this in .env or in the environment.`,
    );
  }
  const values = parsed.data;
  if (values.DATABASE_CLIENT === 'postgres' && values.DATABASE_URL === undefined) {
    throw new SettingsProblem(
      'Settings: DATABASE_URL is missing. DATABASE_CLIENT is postgres, so say where it is.',
    );
  }
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    logLevel: values.LOG_LEVEL,
    appKeys: values.APP_KEYS.split(','),
    apiTokenSalt: values.API_TOKEN_SALT,
    adminJwtSecret: values.ADMIN_JWT_SECRET,
    transferTokenSalt: values.TRANSFER_TOKEN_SALT,
    encryptionKey: values.ENCRYPTION_KEY,
    jwtSecret: values.JWT_SECRET,
    database:
      values.DATABASE_CLIENT === 'postgres'
        ? { client: 'postgres' as const, url: values.DATABASE_URL ?? '', poolMax: values.DATABASE_POOL_MAX }
        : { client: 'sqlite' as const, filename: resolve(repository, values.DATABASE_FILENAME) },
    demo: { load: values.DEMO_CONTENT, password: values.DEMO_PASSWORD ?? null },
    siteDev: values.SITE_DEV,
    folders: {
      migrations: resolve(repository, 'database/migrations'),
      seed: resolve(repository, 'database/seed'),
      /** Strapi keeps what is uploaded in `uploads` below it. */
      public: resolve(repository, values.UPLOADS_FOLDER),
    },
  };
}

/** Strapi calls this as it does every file in `config`; the result is `strapi.config.get('settings')`. */
export default (): Settings => readSettings();
