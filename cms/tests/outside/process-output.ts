import type { ChildProcess } from 'node:child_process';

/** What a process that is listened to from its start has said so far, on both of its outputs. */
export function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  stdout?.on('data', keep);
  stderr?.on('data', keep);
  return () => output;
}
