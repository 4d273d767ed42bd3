import { firstManagerOf, managerWith, type Manager } from '../outside/manager';
import { startStripeServer, type StripeServer } from '../stand-ins/stripe/stripe-server';
import { createDatabase } from './databases';
import { forkServer, type ServerProcess } from './server-process';
import type { TestDatabase } from './settings';

/** A server that takes cards, the Stripe that it talks to, and its owner. */
export interface CardServer {
  stripe: StripeServer;
  database: TestDatabase;
  url: () => string;
  owner(): Manager;
  /** Kills the server as a power cut would. */
  kill(): Promise<void>;
  /** Starts another on its database. */
  restart(): Promise<void>;
  /** Stops it and its Stripe. */
  stop(): Promise<void>;
}

let running: Promise<CardServer> | null = null;
/** The one server of this run that takes cards, started when the first test file asks for it. */
export function cardServer(): Promise<CardServer> {
  running ??= startCardServer('cards');
  return running;
}

/** Stops it and its Stripe, when they were started. */
export async function stopCardServer(): Promise<void> {
  await (await running)?.stop();
}

/**
 * Starts a server that takes cards on a database of its own; whoever asks for one stops it.
 * @param differences of its settings
 */
export async function startCardServer(
  name: string,
  differences: Record<string, string> = {},
): Promise<CardServer> {
  const stripe = await startStripeServer();
  const database = await createDatabase(name);
  let server: ServerProcess | null = null;
  const restart = async (): Promise<void> => {
    server = await forkServer(database, { ...stripe.settings, ...differences });
    await server.ready;
  };
  await restart();
  const url = (): string => server?.url ?? '';
  const { token } = await firstManagerOf(url());
  const owner = () => managerWith(url(), token);
  return {
    ...{ stripe, database, url, owner, restart },
    kill: async () => server?.kill(),
    async stop() {
      await server?.stop();
      await stripe.stop();
    },
  };
}
