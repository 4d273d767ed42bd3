import { setTimeout as pause } from 'node:timers/promises';
import { createLateness } from './event-loop-delay';

/** Keeps the event loop from turning. */
function block(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

/** Half a second, and a little more, in blocks and pauses. */
async function spend(blocked: number, free: number): Promise<void> {
  for (const end = performance.now() + 600; performance.now() < end;) {
    block(blocked);
    await pause(free);
  }
}

test('a process whose event loop is held up is behind, and is not when that is over', async () => {
  const isBehind = createLateness(100);
  expect(isBehind()).toBe(false);
  // Where this process gets no turn at all for as long as half a second, nothing of that was seen.
  for (let tries = 0; tries < 20 && !isBehind(); tries += 1) await spend(250, 30);
  expect(isBehind()).toBe(true);
  // On a busy machine others hold this process up as well: it is on time again once they let it be.
  for (let tries = 0; tries < 20; tries += 1) {
    await spend(0, 20);
    if (!isBehind()) return;
  }
  throw new Error('It is behind for ever');
}, 30_000);

test('one long turn counts for as long as it takes', async () => {
  const isBehind = createLateness(150);
  isBehind();
  await spend(0, 20);
  isBehind();
  block(600);
  for (let tries = 0; tries < 25 && !isBehind(); tries += 1) await pause(30);
  expect(isBehind()).toBe(true);
});

test('what was done long before the next question is not held against it', async () => {
  const isBehind = createLateness(200);
  isBehind();
  await spend(0, 20);
  block(1_500);
  await pause(1_200);
  expect(isBehind()).toBe(false);
});

test('without a limit nothing is ever behind', async () => {
  const isBehind = createLateness(null);
  isBehind();
  await spend(250, 30);
  expect(isBehind()).toBe(false);
});
