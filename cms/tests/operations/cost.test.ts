import { apartmentData } from '../fixture/apartment';
import { inDays } from '../fixture/days';
import { firstManagerOf } from '../outside/manager';
import { startServerProcess } from '../outside/server-process';
import { createDatabase } from '../run/databases';

// What an answer costs the processor, as a multiple of what a page of the page cache does on the same machine, in the
// same minute: times differ from machine to machine, and with what else it does. `npm run bench` measures both.

const METRICS_TOKEN = 'tests-token-of-cost';
/** As many apartments as one page of results shows. */
const APARTMENTS = 12;
const AT_ONCE = 4;
const ASKED = 100;
/** How many pages of the page cache are asked for in place of one answer, since each costs so little. */
const CACHED = 6;
/** Of so many rounds the cheapest counts: whatever else the server or the machine does makes one dearer. */
const ROUNDS = 4;
/** On a busy machine none of four may be undisturbed. */
const MOST_ROUNDS = 12;
const PAGE = { 'Accept-Encoding': 'br' };

let url: string;
let cached: number;

interface Question {
  path: string;
  body?: object;
}

/** Another stay each time: no answer is remembered. */
function stayAt(index: number) {
  const from = 10 + (index % 300);
  return { checkIn: inDays(from), checkOut: inDays(from + 3 + (index % 4)), guests: 1 + (index % 2) };
}

function datesAt(index: number): string {
  const { checkIn, checkOut, guests } = stayAt(index);
  return `availabilityDateStart=${checkIn}&availabilityDateEnd=${checkOut}&availabilityGuestNumber=${guests}`;
}

const apartmentAt = (index: number) => `cost-flat-${index % APARTMENTS}`;
const home = () => ({ path: '/' });

async function ask({ path, body }: Question): Promise<void> {
  const post = { method: 'POST', headers: { ...PAGE, 'Content-Type': 'application/json' } };
  const response = await fetch(
    url + path,
    body ? { ...post, body: JSON.stringify(body) } : { headers: PAGE },
  );
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
}

/** Seconds of processor time that the server has used so far. */
async function timeOfServer(): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^process_cpu_seconds_total\S* (\S+)/m.exec(await response.text())?.[1]);
}

/**
 * Seconds of processor time for so many answers, in the cheapest round.
 * @param wanted what it should cost: while it costs more, further rounds are tried
 */
async function costOf(
  question: (index: number) => Question,
  count: number,
  wanted = Infinity,
): Promise<number> {
  let least = Infinity;
  let asked = 0;
  for (let round = 1; round <= ROUNDS || (round <= MOST_ROUNDS && least >= wanted); round += 1) {
    const before = await timeOfServer();
    const askNext = async (): Promise<void> => {
      while (asked < round * count) {
        asked += 1;
        await ask(question(asked));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askNext));
    least = Math.min(least, (await timeOfServer()) - before);
  }
  return least;
}

beforeAll(async () => {
  const started = await startServerProcess(await createDatabase('cost'), {
    METRICS_TOKEN,
    RATE_LIMITS: 'false',
  });
  await started.ready;
  ({ url } = started);
  const manager = await firstManagerOf(url);
  for (let index = 0; index < APARTMENTS; index += 1)
    await manager.openApartment(apartmentData(apartmentAt(index)));
  cached = (await costOf(home, CACHED * ASKED)) / CACHED;
}, 240_000);

test.each<[string, number, (index: number) => Question]>([
  ['a page of results with dates', 10, (index) => ({ path: `/results/1?${datesAt(index)}` })],
  [
    'the page of an apartment with dates',
    15,
    (index) => ({ path: `/apartment/${apartmentAt(index)}?${datesAt(index)}` }),
  ],
  ['a search', 3, (index) => ({ path: `/api/stays?${datesAt(index)}` })],
  [
    'a calendar of two months',
    2.5,
    (index) => ({
      path: `/api/apartments/${apartmentAt(index)}/calendar?from=${inDays(index % 200)}&to=${inDays((index % 200) + 60)}`,
    }),
  ],
  [
    'a quote, which is written',
    5,
    (index) => ({
      path: '/api/quotes',
      body: { data: { apartmentId: apartmentAt(index), ...stayAt(index) } },
    }),
  ],
])(
  '%s costs at most %s pages of the page cache',
  async (_, most, question) => {
    const times = (await costOf(question, ASKED, most * cached)) / cached;
    expect(times).toBeLessThan(most);
  },
  120_000,
);
