import { Problem } from '../steps/problem.mjs';
import { s3ClientOf } from './place.mjs';

/** The media library gives every upload a name of its own. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * A bucket has no moves, so what is restored is written at once; other objects of the bucket are left alone.
 * @param {NonNullable<import('./place.mjs').Place['s3']>} store
 * @returns {Promise<import('./disk-store.mjs').UploadStore>}
 */
export async function s3Store(store) {
  const { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } = await import('@aws-sdk/client-s3');
  const client = await s3ClientOf(store);
  const Bucket = store.bucket;

  /** @param {string} name */
  async function read(name) {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
      if (Body === undefined || ContentLength === undefined)
        throw new Error(`The store sent ${name} without content`);
      return { bytes: ContentLength, content: /** @type {AsyncIterable<Buffer>} */ (Body) };
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return null;
      throw explained(error, store);
    }
  }

  return {
    label: `the bucket ${Bucket}`,
    home: { provider: 'aws-s3', base: store.publicUrl },
    async isEmpty() {
      try {
        const { KeyCount } = await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }));
        return KeyCount === 0;
      } catch (error) {
        throw explained(error, store);
      }
    },
    read,
    async write(name, type, content) {
      const chunks = [];
      for await (const chunk of content) chunks.push(chunk);
      // Whole: the store asks for the checksum before the content.
      const Body = Buffer.concat(chunks);
      const put = new PutObjectCommand({
        Bucket,
        Key: name,
        Body,
        ContentType: type,
        CacheControl: FOR_EVER,
      });
      await client.send(put).catch((/** @type {unknown} */ error) => {
        throw explained(error, store);
      });
    },
    readBack: async (name) => (await read(name))?.content ?? null,
    commit: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  };
}

/**
 * @param {unknown} error
 * @param {{ bucket: string }} store
 */
function explained(error, { bucket }) {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new Problem(`The bucket ${bucket} cannot be used (${message}): check the settings S3_….`, {
    cause: error,
  });
}
