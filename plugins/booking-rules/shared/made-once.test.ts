import { madeOnce } from './made-once';

test('what is made of the same values is made once, and is the same object', () => {
  const make = jest.fn((names: string[], day: string) => ({ text: `${names.join()} ${day}` }));
  const once = madeOnce(make);
  const names = ['Marina', 'Meydan'];
  const first = once(names, '2027-02-10');
  expect(first).toEqual({ text: 'Marina,Meydan 2027-02-10' });
  expect(once(names, '2027-02-10')).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('it is made anew for another day, and for an equal object that is not the same', () => {
  const once = madeOnce((names: string[], day: string) => ({ text: `${names.join()} ${day}` }));
  const names = ['Marina'];
  const first = once(names, '2027-02-10');
  expect(once(names, '2027-02-11').text).toBe('Marina 2027-02-11');
  expect(once(['Marina'], '2027-02-10')).not.toBe(first);
  expect(once(names, '2027-02-11').text).toBe('Marina 2027-02-11');
});

test('two objects are kept beside one another', () => {
  const once = madeOnce((language: { name: string }) => ({ name: language.name }));
  const [english, arabic] = [{ name: 'English' }, { name: 'Arabic' }];
  const first = once(english);
  expect(once(arabic)).toEqual({ name: 'Arabic' });
  expect(once(english)).toBe(first);
});

test('of many objects those are kept that are asked for, so that a large house takes no more memory', () => {
  const make = jest.fn(({ of }: { of: number }) => ({ of }));
  const once = madeOnce(make);
  const asked = Array.from({ length: 1_500 }, (_, of) => ({ of }));
  const [first, second] = asked;
  if (!first || !second) throw new Error('There are two');
  const made = once(first);
  for (const one of asked) {
    once(one);
    expect(once(first)).toBe(made);
  }
  expect(make).toHaveBeenCalledTimes(1_500);
  once(second);
  expect(make).toHaveBeenCalledTimes(1_501);
});
