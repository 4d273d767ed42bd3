import { setImmediate as turn } from 'node:timers/promises';
import { createGroupCommit } from './group-commit';

/** Notes what is written together. */
function recorder() {
  const groups: number[][] = [];
  const commit = createGroupCommit<number>(async (rows) => {
    groups.push(rows);
    await turn();
    if (rows.includes(13)) throw new Error('not 13');
  });
  return { groups, commit };
}

test('rows of one turn are written together, in their order', async () => {
  const { groups, commit } = recorder();
  await Promise.all([1, 2, 3].map(commit));
  expect(groups).toEqual([[1, 2, 3]]);
});

test('rows that come while others are written share the next write', async () => {
  const { groups, commit } = recorder();
  const first = commit(1);
  await turn();
  await Promise.all([first, commit(2), commit(3)]);
  expect(groups).toEqual([[1], [2, 3]]);
});

test('nobody is answered before their row is written', async () => {
  let written = false;
  const commit = createGroupCommit(async () => {
    await turn();
    written = true;
  });
  await commit('row');
  expect(written).toBe(true);
});

test('a row that cannot be written fails alone', async () => {
  const { commit } = recorder();
  const ends = await Promise.allSettled([1, 13, 2].map(commit));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(commit(4)).resolves.toBeUndefined();
});

test('a database that cannot write is asked once for all who wait, those who came meanwhile too', async () => {
  let writes = 0;
  const commit = createGroupCommit(async () => {
    writes += 1;
    await turn();
    throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
  });
  const first = [commit(1), commit(2)];
  await turn();
  const ends = await Promise.allSettled([...first, commit(3)]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(writes).toBe(1);
  await expect(commit(4)).rejects.toThrow('locked');
});

test('no statement gets more rows than a database takes', async () => {
  const { groups, commit } = recorder();
  await Promise.all(Array.from({ length: 250 }, (_, index) => commit(index + 100)));
  expect(groups.map((rows) => rows.length)).toEqual([100, 100, 50]);
});
