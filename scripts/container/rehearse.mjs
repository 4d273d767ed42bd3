// Rehearses trouble with the containers that `docker compose up` has started:
// `node scripts/container/rehearse.mjs [http://localhost:1337]`. Guests book all the while. It kills an app process in
// the middle, replaces processes one by one when there are several, and takes everything down and up again; then
// every reservation that a guest was given must still be there. It leaves its reservations behind: not for a house
// with real guests.
import { setTimeout as pause } from 'node:timers/promises';
import { runScript } from '../steps/problem.mjs';
import { compose, containersOf, waitUntilUp } from './rehearsal/compose.mjs';
import { startGuests } from './rehearsal/guests.mjs';

const ADDRESS = process.argv[2] ?? 'http://localhost:1337';
const STRETCH_MS = 5_000;

/**
 * @param {string} label
 * @param {() => Promise<void>} trouble
 */
async function whileGuestsBook(label, trouble) {
  console.log(label);
  const guests = await startGuests(ADDRESS);
  await pause(STRETCH_MS);
  await trouble();
  await waitUntilUp(ADDRESS);
  await pause(STRETCH_MS);
  const { given, failed, refused } = await guests.stop();
  console.log(
    `  ${given.length} reservations, ${refused} refused, ${failed.length} requests unanswered or failed`,
  );
  return { given, failed };
}

await runScript(async () => {
  await waitUntilUp(ADDRESS);
  const apps = await containersOf('app');
  const given = [];
  const killed = await whileGuestsBook('An app process is killed', async () => {
    await compose('kill', '--signal', 'KILL', 'app');
    await compose('start', 'app');
  });
  given.push(...killed.given);
  if (apps.length > 1) {
    const rolled = await whileGuestsBook('App processes are restarted one by one', async () => {
      for (const app of apps) await app.restart();
    });
    given.push(...rolled.given);
    if (rolled.failed.length > 0) throw new Error(`A rolling restart failed guests: ${rolled.failed[0]}`);
  }
  console.log('Everything is taken down and up again');
  await compose('down');
  await compose('up', '--detach');
  await waitUntilUp(ADDRESS);
  const { lost, doubled } = await lookUp(given);
  if (given.length === 0) throw new Error('No guest was given a reservation.');
  if (lost.length > 0) throw new Error(`Lost: ${lost.join(', ')}`);
  if (doubled.length > 0) throw new Error(`Sold twice: ${doubled.join(', ')}`);
  console.log(`All ${given.length} reservations are there, and no night is sold twice.`);
});

/** @param {import('./rehearsal/guests.mjs').Given[]} given */
async function lookUp(given) {
  const lost = [];
  const doubled = [];
  const nights = new Map();
  for (const { reference, email, apartmentId, checkIn } of given) {
    const response = await fetch(
      `${ADDRESS}/api/reservations/${reference}?email=${encodeURIComponent(email)}`,
    );
    if (response.status !== 200) lost.push(`${reference} (${response.status})`);
    const night = `${apartmentId} ${checkIn}`;
    if (nights.has(night)) doubled.push(`${night}: ${reference} and ${String(nights.get(night))}`);
    nights.set(night, reference);
  }
  return { lost, doubled };
}
