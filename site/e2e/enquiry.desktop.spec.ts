import { formatDay } from 'booking-rules/shared/format/day';
import { expect, test } from './journey.js';
import { expectSoundPage } from './steps/sound-page.js';
import { searchOf, stayIn } from './steps/stays.js';
import { pickStay } from './steps/date-picker.js';

const APARTMENT = '/apartment/one-bedroom-lake-view-jlt';

test('a guest asks about an apartment for the dates that are chosen', async ({ page }) => {
  await page.goto(`${APARTMENT}?${searchOf(stayIn(240, 5))}`);
  const form = page.getByRole('region', { name: 'Ask about this apartment' });
  await form.scrollIntoViewIfNeeded();
  const arrive = form.getByRole('button', { name: /^Arrive/ });
  await expect(arrive).toContainText(formatDay(stayIn(240, 5).checkIn));
  await arrive.click();
  await expectSoundPage(page);
  await pickStay(page, stayIn(244, 3));
  await expect(arrive).toContainText(formatDay(stayIn(244, 3).checkIn));
  await form.getByLabel('Your name').fill('Layla Haddad');
  await form.getByLabel('Email').fill('layla@');
  await form.getByLabel('Phone').fill('+49 30 90');
  await expect(form.getByLabel('Country code')).toHaveValue('DE');
  await form.getByLabel('Your question').fill('Is there a cot?');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Enter a complete email address/);
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(/complete phone number \(Germany/);
  await expectSoundPage(page);

  await form.getByLabel('Email').fill('layla@example.com');
  await form.getByLabel('Phone').fill('+49 30 901820');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByRole('status')).toContainText("We'll reply to layla@example.com");
  await expect(form.getByRole('status')).toBeFocused();
  await expectSoundPage(page);
});

test('an owner says where the property is, and is told what is missing beside its field', async ({
  page,
}) => {
  // Sent before the page comes alive it is a plain form, which is another journey.
  await page.goto('/property-management', { waitUntil: 'networkidle' });
  const form = page.getByRole('region', { name: 'Tell us about your property' });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Your name').fill('Omar Saeed');
  await form.getByLabel('Where your property is').fill('Dubai Marina, Princess Tower');
  await form.getByLabel('Bedrooms').selectOption('2');
  await form.getByLabel('What you would like to know').fill('What would it earn in winter?');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Where your property is')).toHaveValue('Dubai Marina, Princess Tower');
  await expectSoundPage(page);
  await form.getByLabel('Email').fill('omar@example.com');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByRole('status')).toContainText("We'll reply to omar@example.com");
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is sent all the same, and what was typed comes back when something is wrong', async ({
    page,
    expectAnswer,
  }) => {
    expectAnswer(400, '/enquiry');
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Omar Owner');
    await page.getByLabel('Email').fill('omar');
    await page.getByLabel('Phone').fill('050 123 4567');
    await page.getByLabel('Your question').fill('Do you look after villas?');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This must be an email address');
    await expect(page.getByLabel('Your question')).toHaveValue('Do you look after villas?');
    await expect(page.getByLabel('Phone')).toHaveValue('050 123 4567');
    await page.getByLabel('Email').fill('omar@example.com');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/enquiry\?sent=E-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  });
});
