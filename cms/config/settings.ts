import { resolve } from 'node:path';
import { checkedValues, SettingsProblem } from '../src/configuration/checked-values';
import { environment } from '../src/configuration/environment';
import { weaknessesOf } from '../src/configuration/secrets';
import { mapOf } from '../src/configuration/map';
import { storageOf } from '../src/configuration/storage';
import { accountLimitOf, rateLimitsOf, searchesAtOnceOf } from '../src/rate-limits/limit-settings';

const repository = resolve(process.cwd(), '..');

/** Names of all settings; each can also be given as `NAME_FILE`, a file that holds the value. */
export const SETTING_NAMES = Object.keys(environment.shape);

/** The settings of the process, typed and checked. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads and checks the environment.
 * @throws SettingsProblem naming every setting that is missing or wrong
 */
export function readSettings(source: NodeJS.ProcessEnv = process.env) {
  const isProduction = source['NODE_ENV'] === 'production';
  const values = checkedValues(source, environment, isProduction ? weaknessesOf : undefined);
  const storage = storageOf(values, repository);
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
    logFormat: values.LOG_FORMAT,
    /** Whether events of security have lines of their own, whatever the level of the log. */
    securityLog: values.SECURITY_LOG,
    /** Opens `/metrics`; null keeps it shut. */
    metricsToken: values.METRICS_TOKEN ?? null,
    /** Seconds between saying that this process stops and stopping to take requests. */
    shutdownDelay: values.SHUTDOWN_DELAY,
    appKeys: values.APP_KEYS.split(','),
    apiTokenSalt: values.API_TOKEN_SALT,
    adminJwtSecret: values.ADMIN_JWT_SECRET,
    transferTokenSalt: values.TRANSFER_TOKEN_SALT,
    encryptionKey: values.ENCRYPTION_KEY,
    jwtSecret: values.JWT_SECRET,
    /** Signs the links in mails that open a reservation. */
    linkSecret: values.LINK_SECRET,
    database: storage.database,
    /** Where uploads are kept in place of the folder; null keeps them there. */
    s3: storage.s3,
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
    /** From where calendars of channels may be fetched: over http too; from networks that are not public. */
    calendars: { allowHttp: values.CALENDAR_HTTP, networks: values.CALENDAR_NETWORKS },
    /** Memory for rendered pages; 0 renders each anew. */
    pageCacheMegabytes: values.PAGE_CACHE_MB,
    /** How many proxies of ours stand in front, whose word about a client's address is taken. */
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimits: rateLimitsOf(values),
    /** Searches and rendered pages of one network that may wait or be done at once; null for any number. */
    searchesAtOnce: searchesAtOnceOf(values),
    /** Milliseconds above which this process is behind, and lets in fewer of these; null for never. */
    eventLoopDelay: values.EVENT_LOOP_DELAY,
    /** Tries of a password for one account, from wherever they come. */
    accountLimit: accountLimitOf(values),
    /** Whether unpaid bookings are limited: managers set how, in the site settings. */
    unpaidLimits: values.RATE_LIMITS,
    /** Who of the staff needs a second factor. Those who try the demo at home are not asked for their phones. */
    staffSecondFactor:
      values.STAFF_SECOND_FACTOR ??
      (isProduction && (publicUrl.startsWith('https:') || !values.DEMO_CONTENT)
        ? 'administrators'
        : 'optional'),
    map: mapOf(values, repository),
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
    /** Where browsers ask for data (contract A7). */
    content: {
      url: values.CONTENT_API_URL ?? '',
      version: values.CONTENT_API_VERSION,
      userQuery: values.CONTENT_USER_QUERY ?? {},
    },
    demo: { load: values.DEMO_CONTENT, password: values.DEMO_PASSWORD ?? null },
    siteDev: values.SITE_DEV,
    folders: {
      repository,
      migrations: resolve(repository, 'database/migrations'),
      seed: resolve(repository, 'database/seed'),
      places: resolve(repository, 'database/seed/places'),
      /** Where the database, mails and backups lie when no setting says otherwise. */
      data: resolve(repository, 'database/data'),
      backups: storage.backupsFolder,
      /** Strapi keeps what is uploaded in `uploads` below it. */
      public: storage.uploadsFolder,
    },
  };
}

/** Strapi calls this as it does every file in `config`; the result is `strapi.config.get('settings')`. */
export default (): Settings => readSettings();
