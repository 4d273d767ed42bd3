import { create, createApartment, remove, UID, update } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { within } from '../fixture/within';

const guest = guestOf(server.url);
const request = { apartmentId: 'frozen-quotes', ...stayIn(70, 3), guests: 2, promotionCode: 'FROZEN10' };

test('a quote costs what it showed, whatever a manager changes meanwhile', async () => {
  const apartment = await createApartment('frozen-quotes');
  const promotion = await create(UID.promotion, { code: 'FROZEN10', percent: 10, active: true });
  const shown = await within(1_000, () => guest.quote(request));

  await update(UID.apartment, apartment, {
    nightlyRate: 90_000,
    cleaningFee: 40_000,
    deposit: 0,
    capacity: 1,
  });
  await update(UID.promotion, promotion, { percent: 1 });
  const override = await create(UID.minimumStayOverride, { apartment, minimumStay: 10 });
  await within(1_000, async () => {
    const { status, error } = await guest.askQuote(request);
    expect(status).toBe(422);
    expect(error.details.reasons?.map(({ reason }) => reason)).toEqual(['min-stay', 'too-many-guests']);
  });

  expect((await guest.readQuote(shown.number)).data).toEqual(shown);
  const { status, data } = await guest.reserve(reservationFor(shown.number));
  expect(status).toBe(201);
  const { lines, total, deposit, refunds, promotionCode } = shown;
  expect(data).toMatchObject({ lines, total, deposit, refunds, promotionCode });
  await remove(UID.minimumStayOverride, override);
});
