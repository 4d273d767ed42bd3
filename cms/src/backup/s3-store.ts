import { s3ClientOptions, type S3Store } from '../configuration/s3';
import type { Content } from './archive';
import { BackupProblem } from './program';
import type { UploadStore } from './upload-rows';

/** The media library gives every upload a name of its own. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A bucket has no moves, so what is restored is written at once; other objects of the bucket are left alone. */
export async function s3Store(store: S3Store): Promise<UploadStore> {
  // Loaded when it is needed: it is large.
  const { S3Client, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client(s3ClientOptions(store));
  const Bucket = store.bucket;

  async function read(name: string): Promise<{ bytes: number; content: Content } | null> {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
      if (Body === undefined || ContentLength === undefined)
        throw new Error(`The store sent ${name} without content`);
      return { bytes: ContentLength, content: Body as AsyncIterable<Buffer> };
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
      const chunks: Buffer[] = [];
      for await (const chunk of content) chunks.push(chunk);
      // Whole: the store asks for the checksum before the content.
      const Body = Buffer.concat(chunks);
      const put = { Bucket, Key: name, Body, ContentType: type, CacheControl: FOR_EVER };
      await client.send(new PutObjectCommand(put)).catch((error: unknown) => {
        throw explained(error, store);
      });
    },
    readBack: async (name) => (await read(name))?.content ?? null,
    commit: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  };
}

function explained(error: unknown, { bucket }: { bucket: string }): BackupProblem {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new BackupProblem(`The bucket ${bucket} cannot be used (${message}): check the settings S3_….`, {
    cause: error,
  });
}
