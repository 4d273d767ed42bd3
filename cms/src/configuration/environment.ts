import { z } from 'zod';
import { rateLimitSettings } from '../rate-limits/limits';
import { tagOrigins } from '../site-host/tag-origins';
import { storageSettings } from './storage';

const DEFAULT_PORT = 1337;

const truthy = z.stringbool().default(false);
const secret = z.string({ error: 'is missing' }).min(16, 'must have 16 characters or more');

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://example.com/script.js',
});

/** Every setting that the process reads from its environment. Empty values count as absent. */
export const environment = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce
    .number('must be a number from 1 to 65535')
    .int('must be a whole number')
    .min(1, 'must be from 1 to 65535')
    .max(65_535, 'must be from 1 to 65535')
    .default(DEFAULT_PORT),
  PUBLIC_URL: z.url('must be an address such as https://stay.example').optional(),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'http', 'debug']).default('warn'),
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').default('text'),
  SECURITY_LOG: z.stringbool('must be true or false').default(true),
  METRICS_TOKEN: secret.optional(),
  SHUTDOWN_DELAY: z.coerce.number().min(0, 'must be seconds, 0 or more').max(300).default(0),
  APP_KEYS: z.string({ error: 'is missing' }).min(16, 'must have 16 characters or more'),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  JWT_SECRET: secret,
  LINK_SECRET: secret,
  ...storageSettings,
  STRIPE_SECRET_KEY: z.string().min(8, 'must be a key such as sk_live_…').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8, 'must be a secret such as whsec_…').optional(),
  STRIPE_API_BASE: z.url('must be an address such as http://localhost:12111').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address such as stay@vacationer.example').optional(),
  MANAGER_EMAIL: z.email('must be an e-mail address').optional(),
  MAIL_FOLDER: z.string().default('database/data/mail'),
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
