import { CannotBeOpened, createSealing } from './sealing';

const OLD = 'the key of last year, long and random 4f9c';
const NEW = 'the key of this year, long and random a81d';
const ROW = 'booking_registrations one';
const passport = Buffer.from('C01X00T47');

test('what is sealed says nothing, and is opened by the same key', () => {
  const sealing = createSealing([NEW]);
  const one = sealing.seal(passport, ROW);
  expect(one.bytes.includes(passport)).toBe(false);
  expect(sealing.open(one, ROW)).toEqual(passport);
  // Twice the same is not seen to be the same.
  expect(sealing.seal(passport, ROW).bytes.equals(one.bytes)).toBe(false);
});

test('a new key seals, and the old one still opens what it has sealed', () => {
  const before = createSealing([OLD]).seal(passport, ROW);
  const both = createSealing([NEW, OLD]);
  expect(both.open(before, ROW)).toEqual(passport);
  expect(both.seal(passport, ROW).keyId).not.toBe(before.keyId);
  expect(() => createSealing([NEW]).open(before, ROW)).toThrow(CannotBeOpened);
});

test('what is moved to another row, or changed, is not opened', () => {
  const sealing = createSealing([NEW]);
  const sealed = sealing.seal(passport, ROW);
  expect(() => sealing.open(sealed, 'booking_registrations two')).toThrow(CannotBeOpened);
  for (const at of [0, 12, sealed.bytes.length - 1]) {
    const bytes = Buffer.from(sealed.bytes);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(() => sealing.open({ ...sealed, bytes }, ROW)).toThrow(CannotBeOpened);
  }
  expect(() => sealing.open({ ...sealed, bytes: sealed.bytes.subarray(0, 20) }, ROW)).toThrow(CannotBeOpened);
});

test('without a key there is no sealing', () => {
  expect(() => createSealing([])).toThrow('There is no key');
});
