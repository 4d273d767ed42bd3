import type { Change } from './change';
import { keepReading } from './kept-reading';

const PAGE = 'api::page.page';

/** A reading that counts itself and ends when it is told to, and what announces changes to it. */
function kept() {
  const listeners = new Set<(change: Change) => void>();
  const ends: ((fails?: Error) => void)[] = [];
  const subscribe = (listener: (change: Change) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const ask = keepReading({ subscribe }, [PAGE], () => {
    const number = ends.length + 1;
    return new Promise<number>((resolve, reject) => {
      ends.push((problem) => (problem ? reject(problem) : resolve(number)));
    });
  });
  const announce = (change: Change): void => listeners.forEach((listener) => listener(change));
  return { ask, announce, ends };
}

test('what has not changed is read once, however often it is asked for', async () => {
  const { ask, announce, ends } = kept();
  const asked = [ask(), ask()];
  ends[0]?.();
  announce({ kind: 'nights', apartmentId: 'marina' });
  announce({ kind: 'content', uid: 'api::apartment.apartment' });
  expect(await Promise.all([...asked, ask()])).toEqual([1, 1, 1]);
});

test.each<[string, Change]>([
  ['one of its documents', { kind: 'content', uid: PAGE, documentId: 'terms' }],
  ['anything', { kind: 'content' }],
])('it is read again after a change of %s', async (_, change) => {
  const { ask, announce, ends } = kept();
  const before = ask();
  ends[0]?.();
  await before;
  announce(change);
  const after = ask();
  ends[1]?.();
  expect(await after).toBe(2);
});

test('a reading that a change has overtaken answers those who asked before, and nobody after', async () => {
  const { ask, announce, ends } = kept();
  const before = ask();
  announce({ kind: 'content', uid: PAGE });
  const after = ask();
  ends[0]?.();
  ends[1]?.();
  expect(await Promise.all([before, after, ask()])).toEqual([1, 2, 2]);
});

test('what could not be read is read again by whoever asks next', async () => {
  const { ask, ends } = kept();
  const failed = ask();
  ends[0]?.(new Error('the database has gone'));
  await expect(failed).rejects.toThrow('gone');
  const next = ask();
  ends[1]?.();
  expect(await next).toBe(2);
});
