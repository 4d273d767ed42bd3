import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 64 * 1024;

/** The fields of a posted form; null for one that is too large, or of another kind than browsers send by default. */
export async function readForm(request: IncomingMessage): Promise<Record<string, string> | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroyed by an early end of the loop, the request would take its connection along, and with it the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}
