import { join, resolve } from 'node:path';

/** The content backend, where its server and what the compiler made of it lie. */
export const CMS = resolve(__dirname, '../..');

/** Where a server under test keeps its content. */
export type TestDatabase = { client: 'sqlite'; filename: string } | { client: 'postgres'; url: string };

/** Every setting of a server under test, so that nothing of this machine's own environment decides. */
export function settingsFor(database: TestDatabase, port: number): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'error',
    // Tests sign in and are refused by the thousand; the file about this log has a server of its own.
    SECURITY_LOG: 'false',
    APP_KEYS: 'tests-app-key-of-32-characters-1,tests-app-key-of-32-characters-2',
    API_TOKEN_SALT: 'tests-api-token-salt',
    ADMIN_JWT_SECRET: 'tests-admin-jwt-secret',
    TRANSFER_TOKEN_SALT: 'tests-transfer-token-salt',
    ENCRYPTION_KEY: 'tests-encryption-key-32-letters-',
    JWT_SECRET: 'tests-jwt-secret-of-guests',
    LINK_SECRET: 'tests-link-secret-of-letters',
    REGISTRATION_KEY: 'tests-registration-key-of-words',
    REGISTRATION_OLD_KEYS: '',
    DATABASE_CLIENT: database.client,
    DATABASE_FILENAME: database.client === 'sqlite' ? database.filename : '',
    DATABASE_URL: database.client === 'postgres' ? database.url : '',
    SMTP_URL: '',
    MAIL_FROM: '',
    MANAGER_EMAIL: '',
    MAIL_FOLDER: join(testFolder(), 'mail'),
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    STRIPE_API_BASE: '',
    DEMO_CONTENT: 'false',
    DEMO_PASSWORD: '',
    SITE_DEV: 'false',
    // Tests ask thousands of questions from one address; the file about limits has a server of its own.
    RATE_LIMITS: 'false',
    // Nor are they to be refused on a machine that is busy; the file about that has a server of its own.
    EVENT_LOOP_DELAY: 'off',
    // Tests sign in with a password; those about the second factor ask for it while they run.
    STAFF_SECOND_FACTOR: 'optional',
    // Feeds of tests are served on this machine.
    CALENDAR_HTTP: 'true',
    CALENDAR_NETWORKS: '127.0.0.1/32',
    MAP_TILES: '',
    UPLOADS_FOLDER: join(testFolder(), 'public'),
    BACKUPS_FOLDER: join(testFolder(), 'backups'),
    S3_BUCKET: '',
    S3_ENDPOINT: '',
    S3_REGION: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
    S3_PUBLIC_URL: '',
    STRAPI_TELEMETRY_DISABLED: 'true',
    // Node 22 and later keep what they have compiled: the next server has it already.
    NODE_COMPILE_CACHE: join(CMS, '../.cache/compiled'),
  };
}

/** The folder of this test run, gone when it is over. */
export function testFolder(): string {
  const folder = process.env['TEST_FOLDER'];
  if (folder === undefined) throw new Error('The test run has no folder: global-setup.ts makes it');
  return folder;
}
