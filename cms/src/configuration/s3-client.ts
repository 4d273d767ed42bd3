import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Store } from './s3';

/** How a client of the store is set up, be it Strapi's or that of a backup. */
export function s3ClientOptions(store: S3Store): S3ClientConfig {
  const { endpoint, region, accessKeyId, secretAccessKey } = store;
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Amazon wants buckets as part of the host; of the others, all know them as part of the path.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Checksums that Amazon's client adds of its own accord are refused by some of the others.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}
