import type { OwnPostgres } from './postgres';

let held: OwnPostgres | null = null;

/** Keeps the PostgreSQL of this run until it is over. */
export function holdPostgres(postgres: OwnPostgres): void {
  held = postgres;
}

/** Stops the PostgreSQL of this run, when there is one. */
export async function stopHeldPostgres(): Promise<void> {
  await held?.stop();
  held = null;
}
