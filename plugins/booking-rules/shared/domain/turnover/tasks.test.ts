import fc from 'fast-check';
import { stays as someStays, days } from '../arbitrary.fixture';
import { addDays, type Day } from '../stay';
import { isTaskOf } from './housekeeper';
import { byUrgency, canBeDoneOn, isDone, type TurnoverRules, type TurnoverStay } from './task';
import { carriedOver, lastCleaning, tasksOn, withoutCoveredChecks } from './tasks-of-stays';

const RULES: TurnoverRules = {
  ...{ checkInTime: '15:00', checkOutTime: '11:00', stayOverEvery: 3, checksArrivals: true },
  withKeys: new Set(),
};

const stay = (id: string, checkIn: Day, checkOut: Day, more: Partial<TurnoverStay> = {}): TurnoverStay => ({
  ...{ reference: id, apartmentId: 'marina-view', checkIn, checkOut, guests: 2 },
  ...{ earlyCheckIn: null, lateCheckOut: null, extras: [] },
  ...more,
});
const on = (day: Day, stays: TurnoverStay[], rules: Partial<TurnoverRules> = {}) =>
  tasksOn(day, stays, { ...RULES, ...rules }).map(({ key, from, by }) => [key, from, by]);

const LEAVES = stay('R-1', '2027-03-01', '2027-03-05');
const COMES = stay('R-2', '2027-03-05', '2027-03-12');

describe('the tasks of a day', () => {
  test.each<[string, Day, TurnoverStay[], Partial<TurnoverRules>, unknown[]]>([
    ['nothing where nobody comes or goes', '2027-03-02', [LEAVES], {}, []],
    ['cleaning after a check-out', '2027-03-05', [LEAVES], {}, [['clean:R-1', '11:00', null]]],
    [
      'by the time of a same-day arrival, and no check on top of it',
      '2027-03-05',
      [LEAVES, COMES],
      {},
      [['clean:R-1', '11:00', '15:00']],
    ],
    [
      'a sold late check-out and early check-in move the times',
      '2027-03-05',
      [
        { ...LEAVES, lateCheckOut: '14:00' },
        { ...COMES, earlyCheckIn: '13:00' },
      ],
      {},
      [['clean:R-1', '14:00', '13:00']],
    ],
    [
      'a check before an arrival into an empty home',
      '2027-03-05',
      [COMES],
      {},
      [['check:R-2', null, '15:00']],
    ],
    ['none where that is switched off', '2027-03-05', [COMES], { checksArrivals: false }, []],
    [
      'the key where somebody hands it over',
      '2027-03-05',
      [LEAVES, COMES],
      { withKeys: new Set(['marina-view']) },
      [
        ['clean:R-1', '11:00', '15:00'],
        ['key:R-2', null, '15:00'],
      ],
    ],
    ['cleaning every third night of a stay', '2027-03-08', [COMES], {}, [['stay-over:R-2:3', null, null]]],
    ['not on the day before it ends', '2027-03-11', [COMES], {}, []],
    [
      'of a stay that a channel has sold, by apartment and day',
      '2027-03-05',
      [{ ...LEAVES, reference: null }],
      {},
      [['clean:marina-view:2027-03-05', '11:00', null]],
    ],
    ['never where that is off', '2027-03-08', [COMES], { stayOverEvery: 0 }, []],
    [
      'what happens in another home is no concern of this one',
      '2027-03-05',
      [LEAVES, { ...COMES, apartmentId: 'palm-villa' }],
      {},
      [
        ['clean:R-1', '11:00', null],
        ['check:R-2', null, '15:00'],
      ],
    ],
  ])('%s', (_, day, stays, rules, expected) => {
    expect(on(day, stays, rules)).toEqual(expected);
  });

  test('names who comes next, and who does not come soon it does not', () => {
    const later = stay('R-3', '2027-03-15', '2027-03-18', { guests: 4, extras: ['Baby cot'] });
    const [clean] = tasksOn('2027-03-05', [LEAVES, later], RULES);
    expect(clean?.next).toEqual({
      ...{ reference: 'R-3', arrival: '2027-03-15', guests: 4, nights: 3, extras: ['Baby cot'] },
    });
    const far = { ...later, checkIn: '2027-03-25', checkOut: '2027-03-28' };
    expect(tasksOn('2027-03-05', [LEAVES, far], RULES)[0]?.next).toBeNull();
  });
});

describe('what was done', () => {
  const task = { apartmentId: 'marina-view', day: '2027-03-05' };
  test.each([
    ['counts', { apartmentId: 'marina-view', day: '2027-03-05' }, true],
    [
      'counts when the guests leave earlier than that',
      { apartmentId: 'marina-view', day: '2027-03-06' },
      true,
    ],
    ['has to be done again when they left later', { apartmentId: 'marina-view', day: '2027-03-04' }, false],
    ['has to be done again when they moved', { apartmentId: 'palm-villa', day: '2027-03-05' }, false],
    ['is nothing before anybody has done it', null, false],
  ])('%s', (_, mark, expected) => expect(isDone(task, mark)).toBe(expected));

  test('nobody cleans before the guests have gone, but a key may be ready a day ahead', () => {
    expect(canBeDoneOn({ kind: 'clean', day: '2027-03-06' }, '2027-03-05')).toBe(false);
    expect(canBeDoneOn({ kind: 'stay-over', day: '2027-03-06' }, '2027-03-05')).toBe(false);
    expect(canBeDoneOn({ kind: 'key', day: '2027-03-06' }, '2027-03-05')).toBe(true);
    expect(canBeDoneOn({ kind: 'clean', day: '2027-03-04' }, '2027-03-05')).toBe(true);
  });
});

describe('what was not done', () => {
  test('is carried over for three days', () => {
    const keys = (today: Day) => carriedOver(today, [LEAVES], RULES).map(({ key }) => key);
    expect(keys('2027-03-05')).toEqual([]);
    expect(keys('2027-03-06')).toEqual(['clean:R-1']);
    expect(keys('2027-03-08')).toEqual(['clean:R-1']);
    expect(keys('2027-03-09')).toEqual([]);
  });

  test('comes back on the day on which somebody moves in, however long it was left', () => {
    const comes = { ...COMES, checkIn: '2027-03-11' };
    const keys = (today: Day) => carriedOver(today, [LEAVES, comes], RULES).map(({ key }) => key);
    expect(keys('2027-03-10')).toEqual([]);
    expect(keys('2027-03-11')).toEqual(['clean:R-1']);
    expect(keys('2027-03-12')).toEqual([]);
  });

  test('is needed by the time of guests who come today, and covers the check before them', () => {
    const comes = { ...COMES, checkIn: '2027-03-07' };
    const late = carriedOver('2027-03-07', [LEAVES, comes], RULES);
    expect(late).toMatchObject([{ key: 'clean:R-1', day: '2027-03-05', by: '15:00' }]);
    const all = [...late, ...tasksOn('2027-03-07', [LEAVES, comes], RULES)];
    const keysWith = (done: boolean) =>
      withoutCoveredChecks(all.map((task) => ({ ...task, done: task.kind === 'clean' && done }))).map(
        ({ key }) => key,
      );
    expect(keysWith(false)).toEqual(['clean:R-1']);
    expect(keysWith(true)).toEqual(['clean:R-1', 'check:R-2']);
  });

  test('is over once the next guests are in', () => {
    expect(carriedOver('2027-03-06', [LEAVES, COMES], RULES)).toEqual([]);
  });

  test('says whether a home is ready: the last cleaning before an arrival', () => {
    expect(lastCleaning('marina-view', '2027-03-05', [LEAVES, COMES], RULES)?.key).toBe('clean:R-1');
    expect(lastCleaning('marina-view', '2027-03-04', [LEAVES, COMES], RULES)).toBeNull();
  });
});

test('what is late is done with what is due today', () => {
  const stays = [
    stay('R-1', '2027-03-01', '2027-03-04', { apartmentId: 'a' }),
    stay('R-2', '2027-03-01', '2027-03-05', { apartmentId: 'b' }),
    stay('R-3', '2027-03-05', '2027-03-07', { apartmentId: 'b' }),
  ];
  const tasks = [...carriedOver('2027-03-05', stays, RULES), ...tasksOn('2027-03-05', stays, RULES)];
  expect(tasks.sort(byUrgency('2027-03-05')).map(({ key }) => key)).toEqual(['clean:R-2', 'clean:R-1']);
});

test('the tasks of a day are sorted: same-day arrivals by their time, cleaning, then the rest', () => {
  const stays = [
    stay('R-1', '2027-03-01', '2027-03-05', { apartmentId: 'a' }),
    stay('R-2', '2027-03-01', '2027-03-05', { apartmentId: 'b', lateCheckOut: '13:00' }),
    stay('R-3', '2027-03-05', '2027-03-07', { apartmentId: 'b' }),
    stay('R-4', '2027-03-01', '2027-03-05', { apartmentId: 'c' }),
    stay('R-5', '2027-03-05', '2027-03-07', { apartmentId: 'c', earlyCheckIn: '12:00' }),
    stay('R-6', '2027-03-02', '2027-03-20', { apartmentId: 'd' }),
  ];
  const keys = tasksOn('2027-03-05', stays, RULES)
    .sort(byUrgency('2027-03-05'))
    .map(({ key }) => key);
  expect(keys).toEqual(['clean:R-4', 'clean:R-2', 'clean:R-1', 'stay-over:R-6:3']);
});

describe('a list of somebody', () => {
  const layla = { id: 1, apartments: ['marina-view'] };
  test.each([
    ['has what is given to them, wherever it is', { apartmentId: 'palm-villa', assignee: 1 }, true],
    ['has what is given to nobody in their apartments', { apartmentId: 'marina-view', assignee: null }, true],
    ['has nothing of other apartments', { apartmentId: 'palm-villa', assignee: null }, false],
    ['has nothing that is given to somebody else', { apartmentId: 'marina-view', assignee: 2 }, false],
  ])('%s', (_, task, expected) => expect(isTaskOf(task, layla)).toBe(expected));

  test('who looks after all apartments sees what nobody has', () => {
    expect(isTaskOf({ apartmentId: 'palm-villa', assignee: null }, { id: 2, apartments: null })).toBe(true);
  });
});

test('every check-out is cleaned once, on its day, and its task keeps its name when the stay moves', () => {
  fc.assert(
    fc.property(fc.array(someStays(10), { maxLength: 6 }), fc.integer({ min: 1, max: 9 }), (list, shift) => {
      const named = list.map((one, index) => stay(`R-${index}`, one.checkIn, one.checkOut));
      const cleans = (all: TurnoverStay[]) =>
        [...new Set(all.map(({ checkOut }) => checkOut))]
          .flatMap((day) => tasksOn(day, all, RULES).filter(({ kind }) => kind === 'clean'))
          .map(({ key, day }) => [key, day])
          .sort();
      expect(cleans(named)).toEqual(
        named.map(({ reference, checkOut }) => [`clean:${reference}`, checkOut]).sort(),
      );
      const moved = named.map((one) => ({
        ...one,
        checkIn: addDays(one.checkIn, shift),
        checkOut: addDays(one.checkOut, shift),
      }));
      expect(cleans(moved).map(([key]) => key)).toEqual(cleans(named).map(([key]) => key));
    }),
  );
});

test('no two tasks of a day share a name', () => {
  fc.assert(
    fc.property(fc.array(someStays(10), { maxLength: 8 }), days(), (list, day) => {
      const named = list.map((one, index) => stay(`R-${index}`, one.checkIn, one.checkOut));
      const keys = tasksOn(day, named, { ...RULES, withKeys: new Set(['marina-view']) }).map(
        ({ key }) => key,
      );
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});
