import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { z } from 'zod';
import { SettingsProblem } from './checked-values';

/** A store that speaks Amazon's S3, for uploads. */
export interface S3Store {
  bucket: string;
  /** Null is Amazon itself. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The address under which browsers get objects, without a slash at its end. */
  publicUrl: string;
}

const webAddress = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform((url) => url.replace(/\/+$/, ''));

export const s3Settings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket such as vacationer-uploads')
    .optional(),
  S3_ENDPOINT: webAddress('https://s3.example').optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: webAddress('https://pictures.example').optional(),
};

type Values = z.output<z.ZodObject<typeof s3Settings>>;

/** Servers that are not Amazon's take any region, and this one is what most of them expect. */
const ANY_REGION = 'us-east-1';

/**
 * The store that the settings name; null when they name none.
 * @throws SettingsProblem when only some of what it takes is given
 */
export function s3Of(values: Values): S3Store | null {
  const given = Object.keys(s3Settings).filter((name) => values[name as keyof Values] !== undefined);
  if (given.length === 0) return null;
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_ENDPOINT: endpoint,
    S3_REGION: region = endpoint === undefined ? undefined : ANY_REGION,
  } = values;
  const needed = {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    'S3_REGION (or S3_ENDPOINT)': region,
  };
  if (!bucket || !accessKeyId || !secretAccessKey || !region) {
    const missing = Object.entries(needed).filter(([, value]) => !value);
    throw new SettingsProblem(
      `Settings: ${missing.map(([name]) => name).join(', ')} missing. ` +
        `${given.join(', ')} set: to keep uploads on S3 set all of them, otherwise none.`,
    );
  }
  const usual = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  return {
    bucket,
    endpoint: endpoint ?? null,
    region,
    accessKeyId,
    secretAccessKey,
    publicUrl: values.S3_PUBLIC_URL ?? usual,
  };
}

/** What a policy lets a browser load uploads from, beside the server itself. */
export function uploadOrigins(store: S3Store | null): string[] {
  return store === null ? [] : [new URL(store.publicUrl).origin];
}

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
