// Rehearses trouble with the containers that `docker compose up` has started:
// `node docker/rehearse.mjs [http://localhost:1337]`. Guests book all the while. It kills all app processes in
// the middle, replaces processes one by one when there are several, and takes everything down and up again; then
// every reservation that a guest was given must still be there. It leaves its reservations behind: not for a business
// with real guests.
import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { askQuote, lookUp, reserve, stayIn } from '../scripts/steps/guest.mjs';
import { Problem, runScript } from '../scripts/steps/problem.mjs';

/**
 * A reservation that a guest has received.
 * @typedef {{ reference: string, email: string, night: string }} Given
 */

const ADDRESS = process.argv[2] ?? 'http://localhost:1337';
const STRETCH_MS = 5_000;
const PATIENCE_MS = 180_000;
const AWAY_MS = 200;
const GUESTS = 8;
/** Stays begin at most this many days from now. */
const DAYS = 300;
const execute = promisify(execFile);

await runScript(async () => {
  await waitUntilUp();
  const apps = (await compose('ps', '--quiet', 'app')).trim().split('\n').filter(Boolean);
  const killed = await whileGuestsBook('All app processes are killed', async () => {
    await compose('kill', '--signal', 'KILL', 'app');
    await compose('start', 'app');
  });
  const { given } = killed;
  if (apps.length > 1) {
    const rolled = await whileGuestsBook('App processes are restarted one by one', async () => {
      for (const app of apps) await restart(app);
    });
    given.push(...rolled.given);
    if (rolled.failed.length > 0) throw new Error(`A rolling restart failed guests: ${rolled.failed[0]}`);
  }
  console.log('Everything is taken down and up again');
  await compose('down');
  await compose('up', '--detach');
  await waitUntilUp();
  await check(given);
  console.log(`All ${given.length} reservations are there, and no night is sold twice.`);
});

/** Lets guests quote and reserve, and others look at pages, before, in and after trouble. @param {string} label @param {() => Promise<void>} trouble */
async function whileGuestsBook(label, trouble) {
  console.log(label);
  const response = await fetch(`${ADDRESS}/api/stays?pageSize=100`);
  const { data } = /** @type {{ data: { apartmentId: string }[] }} */ (await response.json());
  const apartments = data.map(({ apartmentId }) => apartmentId);
  if (apartments.length === 0) throw new Problem('There is no apartment to book: begin with demo content.');
  const over = new AbortController();
  /** @type {Given[]} */
  const given = [];
  /** @type {string[]} */
  const failed = [];
  let refused = 0;

  /** Null when nobody answered. @template {{ status: number }} T @param {string} what @param {() => Promise<T>} ask */
  async function attempt(what, ask) {
    try {
      const answer = await ask();
      if (answer.status >= 500 || answer.status === 429) failed.push(`${what} ${answer.status}`);
      return answer;
    } catch (error) {
      failed.push(`${what} ${String(error)}`);
      await pause(AWAY_MS);
      return null;
    }
  }

  async function book() {
    while (!over.signal.aborted) {
      const stay = stayIn(apartments[randomInt(apartments.length)] ?? '', 2 + randomInt(DAYS), 7);
      const quoted = await attempt('quote', () => askQuote(ADDRESS, stay));
      if (quoted?.status !== 201) {
        refused += 1;
        continue;
      }
      const email = `rehearsal-${randomUUID()}@guests.example`;
      const key = randomUUID();
      let answer = null;
      while (answer === null || answer.status >= 500) {
        answer = await attempt('reservation', () => reserve(ADDRESS, quoted.data.number, email, key));
      }
      if (answer.status !== 201) refused += 1;
      else
        given.push({ reference: answer.data.reference, email, night: `${stay.apartmentId} ${stay.checkIn}` });
    }
  }

  async function read() {
    while (!over.signal.aborted) {
      await attempt('/', () => fetch(ADDRESS, { signal: AbortSignal.timeout(30_000) }));
      await pause(20);
    }
  }

  const guests = [...Array.from({ length: GUESTS }, book), read()];
  await pause(STRETCH_MS);
  await trouble();
  await waitUntilUp();
  await pause(STRETCH_MS);
  over.abort();
  await Promise.all(guests);
  console.log(
    `  ${given.length} reservations, ${refused} refused, ${failed.length} requests unanswered or failed`,
  );
  return { given, failed };
}

/** Throws when a reservation is gone, or a night was sold twice. @param {Given[]} given */
async function check(given) {
  if (given.length === 0) throw new Error('No guest was given a reservation.');
  const nights = new Map();
  for (const { reference, email, night } of given) {
    const status = await lookUp(ADDRESS, reference, email);
    if (status !== 200) throw new Error(`Lost: ${reference} (${status})`);
    if (nights.has(night))
      throw new Error(`Sold twice: ${night}: ${reference} and ${String(nights.get(night))}`);
    nights.set(night, reference);
  }
}

/** `docker compose` with the files and profiles that the environment names. @param {string[]} words */
async function compose(...words) {
  return (await execute('docker', ['compose', ...words])).stdout;
}

/** Restarts a container as one would be replaced. @param {string} id */
async function restart(id) {
  await execute('docker', ['restart', '--time', '40', id]);
  await until(async () => {
    const { stdout } = await execute('docker', ['inspect', '--format', '{{.State.Health.Status}}', id]);
    return stdout.trim() === 'healthy';
  });
}

/** Resolves when the site answers and every container is healthy. */
async function waitUntilUp() {
  await until(async () => (await fetch(ADDRESS).catch(() => null))?.status === 200);
  await until(async () => !/starting|unhealthy/.test(await compose('ps', '--format', '{{.Health}}')));
}

/** @param {() => Promise<boolean>} isSo */
async function until(isSo) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Problem('The containers do not come up: see `docker compose logs`.');
    await pause(500);
  }
}
