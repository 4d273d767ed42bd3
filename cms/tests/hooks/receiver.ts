import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { WEBHOOK_EVENTS } from 'booking-rules/contracts/webhooks/events';
import { startFeedServer } from '../fixture/feed-server';
import { freePort } from '../run/free-port';
import { CMS, testFolder } from '../run/settings';

/** An event as it arrived. */
export interface Arrived {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; type: string; data: { reference: string; [more: string]: unknown } };
}

/** Another system, which notes what it is sent at any path and answers as a test wants. */
export async function startReceiver() {
  const server = await startFeedServer();
  const arrived: Arrived[] = [];
  return {
    arrived,
    stop: () => server.stop(),
    url: (path: string) => server.url(path),
    /** From now on, at a path; 204 is an answer that it was taken. */
    answers(path: string, status: (got: Arrived) => number, headers: Record<string, string> = {}): void {
      server.answers(path, (request, response) => {
        void text(request).then((body) => {
          const event = JSON.parse(body) as Arrived['event'];
          const got = { path, headers: request.headers, body, event };
          arrived.push(got);
          response.writeHead(status(got), headers).end('nobody reads this');
        });
      });
    },
    at: (path: string): Arrived[] => arrived.filter((one) => one.path === path),
    /** What arrived about a reservation at a path. */
    about: (path: string, reference: string): Arrived[] =>
      arrived.filter((one) => one.path === path && one.event.data.reference === reference),
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Whether a delivery carries a signature by a secret. */
export function isSignedBy(secret: string, { headers, body }: Arrived): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(signature);
}

/** Where an event differs from its published shape; undefined where it does not. */
export function problemOfShape({ event }: Pick<Arrived, 'event'>): string | undefined {
  const known = WEBHOOK_EVENTS.find(({ type }) => type === event.type);
  return known ? known.body.safeParse(event).error?.message : `no type ${event.type}`;
}

/** Runs the receiver that the documentation shows, as it stands there. */
export async function runDocumentedReceiver(secret: string) {
  const page = await readFile(resolve(CMS, '../docs/webhooks.md'), 'utf8');
  const [, program = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  const file = join(testFolder(), 'receiver.mjs');
  await writeFile(file, program);
  const port = await freePort();
  const child = spawn(process.execPath, [file], {
    env: { PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  return {
    lines,
    lengthOfProgram: program.trim().split('\n').length,
    url: `http://127.0.0.1:${port}/`,
    stop: () => child.kill(),
  };
}
