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
}

let running: Promise<CardServer> | null = null;
let server: ServerProcess | null = null;

/** The one server of this run that takes cards, started when the first test file asks for it. */
export function cardServer(): Promise<CardServer> {
  running ??= start();
  return running;
}

/** Stops it and its Stripe, when they were started. */
export async function stopCardServer(): Promise<void> {
  await server?.stop();
  await (await running)?.stripe.stop();
}

async function start(): Promise<CardServer> {
  const stripe = await startStripeServer();
  const database = await createDatabase('cards');
  const restart = async (): Promise<void> => {
    server = await forkServer(database, stripe.settings);
    await server.ready;
  };
  await restart();
  const url = (): string => server?.url ?? '';
  const { token } = await firstManagerOf(url());
  const owner = () => managerWith(url(), token);
  return { stripe, database, url, owner, restart, kill: async () => server?.kill() };
}
