import { resolve } from 'node:path';
import { z } from 'zod';
import { rateLimitSettings, rateLimitsOf } from '../src/rate-limits/limits';
import { tagOrigins } from '../src/site-host/tag-origins';

/** A setting that is missing or wrong: one sentence that says which and what to do. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem';
}

const DEFAULT_PORT = 1337;
const repository = resolve(process.cwd(), '..');

const truthy = z.stringbool().default(false);
const secret = z.string({ error: 'is missing' }).min(16, 'must have 16 characters or more');

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://example.com/script.js',
});

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
  LINK_SECRET: secret,
  DATABASE_CLIENT: z.enum(['sqlite', 'postgres'], 'must be sqlite or postgres').default('sqlite'),
  DATABASE_FILENAME: z.string().default('database/data/vacationer.db'),
  DATABASE_URL: z.url('must be an address such as postgres://user:password@host:5432/name').optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2, 'must be 2 or more').max(100).default(10),
  STRIPE_SECRET_KEY: z.string().min(8, 'must be a key such as sk_live_…').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8, 'must be a secret such as whsec_…').optional(),
  STRIPE_API_BASE: z.url('must be an address such as http://localhost:12111').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address such as stay@vacationer.example').optional(),
  MANAGER_EMAIL: z.email('must be an e-mail address').optional(),
  MAIL_FOLDER: z.string().default('database/data/mail'),
  UPLOADS_FOLDER: z.string().default('cms/public'),
  MAP_TILES: z
    .string()
    .regex(
      /^https?:\/\/[^/\s]+\/.*\{z\}.*$/,
      'must be an address such as https://tiles.example/{z}/{x}/{y}.png',
    )
    .optional(),
  MAP_ATTRIBUTION: z.string().optional(),
  ANALYTICS_URL: httpUrl.optional(),
  AB_TESTING_URL: httpUrl.optional(),
  // Not checked here: what is wrong with it is said on the console of the site (contract A9).
  AB_TESTING_ACCOUNT_ID: z.string().optional(),
  TAG_ORIGINS: tagOrigins,
  ERROR_REPORTING_DSN: httpUrl.optional(),
  COUNTRY_LOOKUP_URL: httpUrl.optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(0, 'must be 0 (off) or more').max(4096).default(64),
  TRUSTED_PROXIES: z.coerce.number().int().min(0, 'must be 0 or more').max(10).default(0),
  ...rateLimitSettings,
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
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if ((secretKey === undefined) !== (webhookSecret === undefined)) {
    const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
    throw new SettingsProblem(`Settings: ${missing} is missing. To take cards set both, otherwise neither.`);
  }
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
    throw new SettingsProblem(
      'Settings: MAIL_FROM is missing. SMTP_URL is set, so say from which address mails come.',
    );
  }
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    logLevel: values.LOG_LEVEL,
    appKeys: values.APP_KEYS.split(','),
    apiTokenSalt: values.API_TOKEN_SALT,
    adminJwtSecret: values.ADMIN_JWT_SECRET,
    transferTokenSalt: values.TRANSFER_TOKEN_SALT,
    encryptionKey: values.ENCRYPTION_KEY,
    jwtSecret: values.JWT_SECRET,
    /** Signs the links in mails that open a reservation. */
    linkSecret: values.LINK_SECRET,
    database:
      values.DATABASE_CLIENT === 'postgres'
        ? { client: 'postgres' as const, url: values.DATABASE_URL ?? '', poolMax: values.DATABASE_POOL_MAX }
        : { client: 'sqlite' as const, filename: resolve(repository, values.DATABASE_FILENAME) },
    stripe:
      secretKey === undefined || webhookSecret === undefined
        ? null
        : { secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE ?? null },
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? 'no-reply@vacationer.example',
      managerEmail: values.MANAGER_EMAIL ?? null,
      folder: resolve(repository, values.MAIL_FOLDER),
      siteUrl: publicUrl,
    },
    /** Memory for rendered pages; 0 renders each anew. */
    pageCacheMegabytes: values.PAGE_CACHE_MB,
    /** How many proxies of ours stand in front, whose word about a client's address is taken. */
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimits: rateLimitsOf(values),
    map:
      values.MAP_TILES === undefined
        ? null
        : { url: values.MAP_TILES, attribution: values.MAP_ATTRIBUTION ?? '' },
    /** Where else analytics and A/B testing load from and report to. */
    tagOrigins: values.TAG_ORIGINS,
    integrations: {
      analyticsUrl: values.ANALYTICS_URL ?? null,
      abTesting:
        values.AB_TESTING_URL === undefined
          ? null
          : { scriptUrl: values.AB_TESTING_URL, accountId: values.AB_TESTING_ACCOUNT_ID ?? null },
      errorReportingDsn: values.ERROR_REPORTING_DSN ?? null,
      countryLookupUrl: values.COUNTRY_LOOKUP_URL ?? null,
    },
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
