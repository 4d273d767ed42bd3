import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestDatabase } from '../run/settings';

export interface ChannelPlan {
  database: TestDatabase;
  apartments: readonly string[];
  /** The nights among which it imports. */
  nights: readonly string[];
  seed: number;
}

/** What the importing process did. */
export interface Imported {
  writes: number;
  /** The nights that it holds now. */
  held: { apartment: string; night: string }[];
  /** The holds whose time it let be over. */
  expired: string[];
}

/** Starts a process that imports a channel's nights; the answer stops it. */
export function startChannel(plan: ChannelPlan): () => Promise<Imported> {
  const child = spawn(process.execPath, [join(__dirname, 'channel-writer.mjs'), JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return async () => {
    child.kill('SIGTERM');
    const code = await ended;
    if (code !== 0) throw new Error(`The import ended with code ${String(code)}: ${complained}`);
    return JSON.parse(output) as Imported;
  };
}
