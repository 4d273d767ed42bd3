import { s3ClientOptions, type S3Store } from '../src/configuration/s3';
import { PICTURE_TYPES } from '../src/pictures/allowed-picture';
import { networkOf } from '../src/rate-limits/client-network';
import { readSettings } from './settings';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Uploads on S3, in place of Strapi's own provider, which keeps them on disk. */
function s3Provider(store: S3Store) {
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: store.publicUrl,
      // Buckets of today refuse lists of who may read: what is public is the bucket's own affair.
      s3Options: { ...s3ClientOptions(store), params: { Bucket: store.bucket, ACL: undefined } },
    },
    // The media library gives every upload a name of its own.
    actionOptions: { uploadStream: { CacheControl: FOR_EVER }, upload: { CacheControl: FOR_EVER } },
  };
}

export default () => {
  const settings = readSettings();
  return {
    'booking-rules': {
      enabled: true,
      config: {
        migrations: settings.folders.migrations,
        places: settings.folders.places,
        stripe: settings.stripe,
        mail: settings.mail,
        backups: settings.folders.backups,
        calendars: settings.calendars,
        linkSecret: settings.linkSecret,
        registrationKeys: settings.registrationKeys,
        unpaidLimits: settings.unpaidLimits,
        networkOf,
        directDatabaseUrl: settings.database.client === 'postgres' ? settings.database.directUrl : null,
      },
    },
    // Mails of accounts wait in the same outbox and leave by the same way as those of reservations.
    email: { config: { provider: 'booking-rules/email-provider' } },
    'users-permissions': {
      config: {
        jwtSecret: settings.jwtSecret,
        jwt: { expiresIn: '7d' },
        register: { allowedFields: ['firstName', 'lastName', 'phone'] },
        // Limits of our own take the place of the plugin's, which every process counts for itself.
        ratelimit: { enabled: false },
      },
    },
    upload: {
      config: {
        sizeLimit: 20 * 1024 * 1024,
        // What the panel offers; `pictures-only` looks into each file.
        security: { allowedTypes: PICTURE_TYPES },
        breakpoints: { large: 1200, medium: 800, small: 480 },
        ...(settings.s3 && s3Provider(settings.s3)),
      },
    },
  };
};
