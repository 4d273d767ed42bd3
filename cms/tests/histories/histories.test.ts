/** @jest-environment node */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { wrongMoney } from '../fixture/money-invariants';
import { wrongBooks } from './books';
import { beginHistory, type History } from './history';
import { startHouse, tourismDirham, type House } from './house';
import { comeToRest, histories, take, takeUntilKilled } from './run-history';

/** TEST_SEED repeats a run, HISTORY_RUNS and HISTORY_KILLS make it longer. */
const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));
const RUNS = Number(process.env['HISTORY_RUNS'] ?? 2);
const KILLS = Number(process.env['HISTORY_KILLS'] ?? 1);
const MOST_STEPS = 12;
/** Histories at once, each on days of its own. */
const AT_ONCE = 3;
const DAYS_OF_ONE = 85;
const RUN_MS = 60_000;

let house: House;

beforeAll(async () => {
  house = await startHouse('histories');
});
afterAll(() => house.close());

const wrongInAll = () => wrongMoney(house.database, tourismDirham);

function expectRight(history: History): void {
  if (history.wrong.length > 0) throw new Error([...history.wrong, ...history.trace].join('\n'));
}

test(
  `whatever is done to a stay, its folio, its documents and the books of all months agree (seed ${seed})`,
  async () => {
    const property = fc.asyncProperty(histories(MOST_STEPS), async ({ beginning, steps }) => {
      const history = await beginHistory(house, beginning, 0);
      if (!history) return;
      for (const step of steps) if (history.wrong.length === 0) await take(history, step);
      history.wrong.push(...(await wrongBooks(history)));
      await comeToRest(history);
      history.wrong.push(...(await wrongBooks(history)), ...(await wrongInAll()));
      expectRight(history);
    });
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true });
  },
  (1 + RUNS) * RUN_MS,
);

const kills = fc.sample(
  fc.record({
    plans: fc.array(histories(MOST_STEPS), { minLength: AT_ONCE, maxLength: AT_ONCE }),
    pauseMs: fc.integer({ min: 50, max: 1_500 }),
  }),
  { seed, numRuns: KILLS },
);

test(
  `a server that is killed at any moment leaves all of it true (seed ${seed})`,
  async () => {
    for (const { plans, pauseMs } of kills) {
      const begun: { history: History; steps: (typeof plans)[number]['steps'] }[] = [];
      for (const [index, { beginning, steps }] of plans.entries()) {
        const history = await beginHistory(house, beginning, index * DAYS_OF_ONE);
        if (history) begun.push({ history, steps });
      }
      const working = Promise.all(begun.map(({ history, steps }) => takeUntilKilled(history, steps)));
      working.catch(() => undefined);
      await pause(pauseMs);
      await house.kill();
      expect(await wrongInAll()).toEqual([]);
      await house.start();
      await working;
      for (const { history } of begun) {
        await comeToRest(history);
        history.wrong.push(...(await wrongBooks(history)));
        expectRight(history);
      }
      expect(await wrongInAll()).toEqual([]);
    }
  },
  (1 + KILLS) * AT_ONCE * RUN_MS,
);
