import { setImmediate as nextTurn } from 'node:timers/promises';
import { giveWay } from './yield-to-event-loop';

/** Leaves the event loop no time until it is stopped. */
function keepBusy(): { turns: (count: number) => Promise<void>; stop: () => void } {
  let isStopped = false;
  const spin = (): void => {
    const end = performance.now() + 5;
    while (performance.now() < end);
    if (!isStopped) setImmediate(spin);
  };
  setImmediate(spin);
  return {
    async turns(count) {
      for (let turn = 0; turn < count; turn += 1) await nextTurn();
    },
    stop: () => (isStopped = true),
  };
}

const never = Number.POSITIVE_INFINITY;

test('work gives way for as long as the process is busy, and goes on then', async () => {
  const load = keepBusy();
  let hasGoneOn = false;
  const given = giveWay(never).then(() => (hasGoneOn = true));
  await load.turns(40);
  expect(hasGoneOn).toBe(false);
  load.stop();
  await given;
});

test('work that has waited for long enough goes on beside a load that does not end', async () => {
  const load = keepBusy();
  await giveWay(performance.now());
  load.stop();
});

test('a process that has time is not waited for', async () => {
  await giveWay(never);
});
