import { expect, test } from './journey.js';
import { ask } from './steps/ask.js';
import { bookProven } from './steps/book.js';
import { markPaid, staffHeaders } from './steps/manager.js';
import { expectSoundPage } from './steps/sound-page.js';
import { stayIn } from './steps/stays.js';

/** No other journey abroad books it. */
const APARTMENT = 'studio-near-metro-jlt';

test('a guest from abroad types a date of birth in three fields, is told of a day that does not exist, and is registered', async ({
  page,
  request,
}) => {
  const headers = await staffHeaders(request);
  const toRegister = (guestRegistration: 'always' | 'by-place') =>
    ask(request, 'PUT /booking-rules/business', { headers, body: { data: { guestRegistration } } });
  await toRegister('always');
  const { reference } = await bookProven(page, 'born@guests.example', APARTMENT, stayIn(262, 3));
  await markPaid(request, reference);
  await page.goto(`/registration?reference=${reference}`);

  const born = page.getByRole('group', { name: 'Date of birth' });
  const [day, month, year] = [born.getByLabel('Day'), born.getByLabel('Month'), born.getByLabel('Year')];
  const register = page.getByRole('button', { name: 'Register this guest' });
  await test.step('what is missing or wrong is said below the three fields, and the first of them has the focus', async () => {
    await page.getByLabel('First names').fill('Nora');
    await page.getByLabel('Last name').fill('Hughes');
    await page.getByLabel('Nationality').selectOption('GB');
    await page.getByLabel('Document number').fill('533401372');
    await page.getByLabel('Home address').fill('4 Quay Street, Bristol');
    await register.click();
    await expect(born).toHaveAccessibleDescription(/Enter the date of birth$/);
    await expect(day).toBeFocused();
    await page.keyboard.type('31');
    await page.keyboard.press('Tab');
    await expect(month).toBeFocused();
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1985');
    await page.keyboard.press('Enter');
    await expect(born).toHaveAccessibleDescription(/This date doesn't exist\./);
    await expect(year).toHaveValue('1985');
    await expectSoundPage(page);
  });

  await test.step('what was typed is what the business keeps', async () => {
    await day.fill('27');
    await month.fill('3');
    await register.click();
    await expect(page.getByText('Guest 1: N. H.')).toBeVisible();
    const params = { reference };
    const { data } = await ask(request, 'GET /booking-rules/reservations/{reference}/registration', {
      ...{ headers, params },
    });
    const id = data.guests[0]?.id ?? '';
    const look = 'POST /booking-rules/reservations/{reference}/registration/guests/{id}/look';
    const { data: seen } = await ask(request, look, { headers, params: { reference, id } });
    expect(seen).toMatchObject({ firstName: 'Nora', nationality: 'GB', birthDate: '1985-03-27' });
  });
  await toRegister('by-place');
});
