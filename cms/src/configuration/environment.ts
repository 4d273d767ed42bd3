import { z } from 'zod';
import { rateLimitSettings } from '../rate-limits/limit-settings';
import { networks, numberOrOff, tagOrigins, trueOrFalse, wholeNumber } from './values';
import { mapSettings } from './map';
import { storageSettings } from './storage';

const DEFAULT_PORT = 1337;

const secret = z.string({ error: 'is missing' }).min(16, 'must have 16 characters or more');

/** What signs and encrypts; each is long, random and different from the others. */
const secrets = {
  /** Several, separated by commas. */
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  JWT_SECRET: secret,
  LINK_SECRET: secret,
};

export const SECRET_NAMES = Object.keys(secrets);

/** The site's own address. Pages, links and cookies begin at `/`, so it cannot live below a path. */
const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://stay.example', abort: true })
  .refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
    error: 'must be an address without a path, such as https://stay.example',
    abort: true,
  })
  .transform((text) => new URL(text).origin);

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://example.com/script.js',
});

/** Without a slash at its end, as paths are put behind it. */
const baseUrl = httpUrl
  .refine((text) => !/[?#]/.test(text), 'must be an address without a query, such as https://cms.example')
  .transform((text) => text.replace(/\/+$/, ''));

/** `populate[role]=true&fields[0]=email` by name; what follows a name is sent encoded. */
const bracketQuery = z
  .string()
  .regex(/^[^=&?#]+=[^=&?#]*(&[^=&?#]+=[^=&?#]*)*$/, 'must be a query such as populate[role]=true')
  .transform((text) => Object.fromEntries(new URLSearchParams(text)));

/** Every setting that the process reads from its environment. Empty values count as absent. */
export const environment = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: wholeNumber(1, 65_535).default(DEFAULT_PORT),
  PUBLIC_URL: publicUrl.optional(),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'http', 'debug'], 'must be error, warn, info, http or debug')
    .default('warn'),
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').default('text'),
  SECURITY_LOG: z.stringbool('must be true or false').default(true),
  METRICS_TOKEN: secret.optional(),
  SHUTDOWN_DELAY: wholeNumber(0, 300, ' (seconds)').default(0),
  ...secrets,
  ...storageSettings,
  STRIPE_SECRET_KEY: z.string().min(8, 'must be a key such as sk_live_…').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8, 'must be a secret such as whsec_…').optional(),
  STRIPE_API_BASE: z.url('must be an address such as http://localhost:12111').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.email('must be an email address such as stay@vacationer.example').optional(),
  MANAGER_EMAIL: z.email('must be an email address such as bookings@stay.example').optional(),
  MAIL_FOLDER: z.string().default('database/data/mail'),
  CALENDAR_HTTP: trueOrFalse.default(false),
  CALENDAR_NETWORKS: networks,
  ...mapSettings,
  ANALYTICS_URL: httpUrl.optional(),
  AB_TESTING_URL: httpUrl.optional(),
  // Not checked here: what is wrong with it is said on the console of the site (contract A9).
  AB_TESTING_ACCOUNT_ID: z.string().optional(),
  TAG_ORIGINS: tagOrigins,
  ERROR_REPORTING_DSN: httpUrl.optional(),
  COUNTRY_LOOKUP_URL: httpUrl.optional(),
  CONTENT_API_URL: baseUrl.optional(),
  CONTENT_API_VERSION: z.enum(['v3', 'v4', 'v5'], 'must be v3, v4 or v5').default('v5'),
  CONTENT_USER_QUERY: bracketQuery.optional(),
  EVENT_LOOP_DELAY: numberOrOff(200, ' (milliseconds)'),
  PAGE_CACHE_MB: wholeNumber(0, 4096, ' (megabytes; 0 is off)').default(64),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  ...rateLimitSettings,
  DEMO_CONTENT: trueOrFalse.default(false),
  DEMO_PASSWORD: z.string().min(12, 'must have 12 characters or more').optional(),
  STAFF_SECOND_FACTOR: z
    .enum(['optional', 'administrators', 'everyone'], 'must be optional, administrators or everyone')
    .optional(),
  SITE_DEV: trueOrFalse.default(false),
});
