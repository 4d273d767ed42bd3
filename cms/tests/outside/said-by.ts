import type { ChildProcess } from 'node:child_process';

/** What a process that is listened to from its start has said so far, on both of its outputs. */
export function listenTo({ stdout, stderr }: ChildProcess): () => string {
  let said = '';
  const keep = (chunk: Buffer): void => {
    said += chunk.toString();
  };
  stdout?.on('data', keep);
  stderr?.on('data', keep);
  return () => said;
}
