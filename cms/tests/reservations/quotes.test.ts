import type { Quote } from 'booking-rules/contracts/quotes';
import { addDays } from 'booking-rules/shared/domain/stay';
import { createApartment, createVacationer25 } from '../fixture/content';
import { inDays, stayIn, today } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { send } from '../fixture/http';

const guest = guestOf(server.url);
const sumOf = ({ lines }: Quote): number => lines.reduce((sum, { amount }) => sum + amount, 0);

beforeAll(async () => {
  await createVacationer25();
  await createApartment('quotes-plain');
  await createApartment('quotes-guests', {
    includedGuests: 2,
    extraGuestFee: 5_000,
    grade: 'deluxe',
    bedrooms: 2,
  });
});

describe('a quote', () => {
  test('has every line in its order, and they add up to the total', async () => {
    const stay = stayIn(60, 7);
    const { status, data } = await guest.askQuote({
      apartmentId: 'quotes-plain',
      ...stay,
      guests: 2,
      promotionCode: 'VACATIONER25',
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      apartmentId: 'quotes-plain',
      ...stay,
      nights: 7,
      guests: 2,
      currency: 'AED',
    });
    expect(data.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['night', 280_000],
      ['length-of-stay', -28_000],
      ['promotion', -63_000],
      ['cleaning', 15_000],
      ['tourism-dirham', 7_000],
      ['vat', 10_200],
    ]);
    expect(data.total).toBe(221_200);
    expect(sumOf(data)).toBe(data.total);
    expect(data.lines.every(({ label }) => label.length > 0)).toBe(true);
  });

  test('states the deposit apart from the total', async () => {
    const data = await guest.quote({ apartmentId: 'quotes-plain', ...stayIn(60, 2), guests: 1 });
    expect(data.deposit).toBe(100_000);
    expect(data.lines.map(({ kind }) => kind)).toEqual(['night', 'cleaning', 'tourism-dirham', 'vat']);
    expect(data.total).toBe(80_000 + 15_000 + 2_000 + 4_750);
  });

  test('charges further guests by the night, and the deluxe Tourism Dirham by the bedroom', async () => {
    const data = await guest.quote({ apartmentId: 'quotes-guests', ...stayIn(60, 2), guests: 4 });
    const amounts = new Map(data.lines.map(({ kind, amount }) => [kind, amount]));
    expect(amounts.get('night')).toBe(2 * (40_000 + 2 * 5_000));
    expect(amounts.get('tourism-dirham')).toBe(1_500 * 2 * 2);
  });

  test('says what cancelling gives back, as days and amounts', async () => {
    const { checkIn, total, refunds } = await guest.quote({
      apartmentId: 'quotes-plain',
      ...stayIn(60, 3),
      guests: 1,
    });
    expect(refunds).toEqual([
      { until: addDays(checkIn, -30), percent: 100, amount: total },
      { until: addDays(checkIn, -14), percent: 50, amount: Math.floor(total / 2 + 0.5) },
      { until: checkIn, percent: 0, amount: 0 },
    ]);
  });

  test('leaves out refunds whose day has passed', async () => {
    const { refunds } = await guest.quote({ apartmentId: 'quotes-plain', ...stayIn(20, 3), guests: 1 });
    expect(refunds.map(({ percent }) => percent)).toEqual([50, 0]);
  });

  test('holds for 30 minutes', async () => {
    const before = Date.now();
    const { expiresAt } = await guest.quote({ apartmentId: 'quotes-plain', ...stayIn(60, 3), guests: 1 });
    expect(new Date(expiresAt).toISOString()).toBe(expiresAt);
    expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(before + 30 * 60_000);
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + 30 * 60_000);
  });

  test('is numbered, and its number gives the same quote again', async () => {
    const first = await guest.quote({ apartmentId: 'quotes-plain', ...stayIn(60, 3), guests: 1 });
    const second = await guest.quote({ apartmentId: 'quotes-plain', ...stayIn(60, 3), guests: 1 });
    expect(first.number).not.toBe(second.number);
    const { status, data } = await guest.readQuote(first.number);
    expect(status).toBe(200);
    expect(data).toEqual(first);
  });

  test('takes no nights', async () => {
    const stay = stayIn(60, 3);
    await guest.quote({ apartmentId: 'quotes-plain', ...stay, guests: 1 });
    expect(await guest.takenDays('quotes-plain', stay.checkIn, stay.checkOut)).toEqual([]);
  });

  test('can be had for tonight', async () => {
    const request = { apartmentId: 'quotes-plain', checkIn: today(), checkOut: inDays(1), guests: 1 };
    expect((await guest.askQuote(request)).status).toBe(201);
  });
});

describe('a promotion code', () => {
  test.each(['VACATIONER25', 'vacationer25', ' Vacationer25 '])(
    '%p takes 25% off the nights',
    async (code) => {
      const request = { apartmentId: 'quotes-plain', ...stayIn(80, 2), guests: 1, promotionCode: code };
      const { data } = await guest.askQuote(request);
      expect(data.promotionCode).toBe('VACATIONER25');
      expect(data.lines.find(({ kind }) => kind === 'promotion')?.amount).toBe(-20_000);
    },
  );

  test('that is not ours is said beside its field', async () => {
    const request = { apartmentId: 'quotes-plain', ...stayIn(80, 2), guests: 1, promotionCode: 'SUMMER99' };
    const { status, error } = await guest.askQuote(request);
    expect({ status, name: error.name }).toEqual({ status: 400, name: 'ValidationError' });
    expect(error.details.errors).toMatchObject([{ path: ['data', 'promotionCode'] }]);
    expect(error.message).toContain('SUMMER99');
  });

  test('left empty is as none', async () => {
    const request = { apartmentId: 'quotes-plain', ...stayIn(80, 2), guests: 1, promotionCode: '' };
    const { status, data } = await guest.askQuote(request);
    expect({ status, code: data.promotionCode }).toEqual({ status: 201, code: null });
  });
});

describe('a malformed request is refused beside its field', () => {
  const good = { apartmentId: 'quotes-plain', ...stayIn(90, 2), guests: 2 };
  test.each<[string, object, string[]]>([
    ['an unknown field', { ...good, discount: 90 }, ['data', 'discount']],
    ['no apartment', { ...good, apartmentId: undefined }, ['data', 'apartmentId']],
    ['no arrival', { ...good, checkIn: undefined }, ['data', 'checkIn']],
    ['a day that is none', { ...good, checkIn: '2027-02-30' }, ['data', 'checkIn']],
    ['an instant for a day', { ...good, checkOut: '2027-01-31T10:00:00Z' }, ['data', 'checkOut']],
    ['a number for a day', { ...good, checkIn: 20270131 }, ['data', 'checkIn']],
    ['guests as a text', { ...good, guests: '2' }, ['data', 'guests']],
    ['half a guest', { ...good, guests: 1.5 }, ['data', 'guests']],
    ['nobody', { ...good, guests: 0 }, ['data', 'guests']],
    ['a list of apartments', { ...good, apartmentId: ['quotes-plain'] }, ['data', 'apartmentId']],
    ['a code that is no text', { ...good, promotionCode: { $ne: null } }, ['data', 'promotionCode']],
    ['a thousand years', { ...good, checkOut: '3027-01-31' }, ['data', 'checkOut']],
  ])('%s', async (_, request, path) => {
    const { status, error } = await guest.askQuote(request);
    expect({ status, name: error.name }).toEqual({ status: 400, name: 'ValidationError' });
    expect(error.details.errors?.map((problem) => problem.path)).toContainEqual(path);
  });

  test.each([[{}], [{ data: null }], [{ data: [] }], [[]], [{ ...good }], [{ data: good, meta: {} }]])(
    'a body of another shape: %j',
    async (body) => {
      expect((await send(server.url, 'post', '/api/quotes', { body })).status).toBe(400);
    },
  );
});
