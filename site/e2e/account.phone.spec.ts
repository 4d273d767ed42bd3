import type { APIRequestContext } from '@playwright/test';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { formatAmount } from 'booking-rules/shared/format/money';
import { expect, test } from './journey.js';
import { pressWhenAlive } from './steps/come-alive.js';
import { linkIn, mailTo } from './steps/mailbox.js';
import { markPaid } from './steps/manager.js';
import { expectSoundPage } from './steps/sound-page.js';
import { ask } from './steps/ask.js';
import { quoteFor, stayIn } from './steps/stays.js';

const APARTMENT = 'one-bedroom-lake-view-jlt';
const PASSWORD = { first: 'sunny-terrace-1', second: 'quiet-harbour-2' };
/** Days from today, far enough for all of it to come back. */
const ARRIVAL = 230;

test('a guest signs up, loses the password, gets it back through the mail, sees the booking, cancels it and sees the refund', async ({
  page,
  newGuest,
  request,
  expectAnswer,
}) => {
  test.slow();
  const email = 'layla@journeys.example';

  await test.step('signs up: what is missing is said beside its field, and what was typed stays', async () => {
    await page.goto('/register?return=%2Fapartments%2Fmeydan');
    await page.getByLabel('First name').fill('Layla');
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByLabel('Last name')).toBeFocused();
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Use at least 10 characters$/);
    await expect(page.getByLabel('First name')).toHaveValue('Layla');
    await expectSoundPage(page);
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD.first);
    await page.getByRole('button', { name: 'Show Password' }).click();
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide Password' }).click();
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/apartments/meydan');
  });

  const account = page.getByRole('banner').locator('summary', { hasText: 'Account' });
  await test.step('is signed in on every page, also after a reload, and signs out', async () => {
    await page.reload();
    await account.click();
    await expect(page.getByText('Signed in as Layla')).toBeVisible();
    await page.getByRole('link', { name: 'My bookings' }).click();
    await expect(page.getByText('No bookings yet')).toBeVisible();
    await expectSoundPage(page);
    await account.click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
    await page.goto('/account');
    await expect(page).toHaveURL('/sign-in?return=%2Faccount');
  });

  const { reference, total } = await reserve(request, email, ARRIVAL);
  await markPaid(request, reference);

  await test.step('has lost the password, and gets a new one through the mail', async () => {
    expectAnswer(400, '/api/auth/local');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('is it this one?');
    await pressWhenAlive(page.getByRole('button', { name: 'Sign in' }));
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Email or password is incorrect');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expectSoundPage(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    await expectSoundPage(page);
    const link = linkIn(await mailTo(email, 'Choose a new password'), '/reset-password');
    await page.goto(link);
    await expect(page).toHaveURL('/reset-password');
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD.second);
    await page.getByLabel('New password again').fill(PASSWORD.second);
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page).toHaveURL('/account');
  });

  await test.step('sees the booking made with the address that the mail has proven', async () => {
    const card = page.getByRole('listitem').filter({ hasText: reference });
    await expect(card).toContainText('Confirmed');
    await expectSoundPage(page);
    await card.getByRole('link', { name: 'See this booking' }).click();
    await expect(page).toHaveURL(`/reservation?reference=${reference}`);
    await expect(page.getByText(`You have paid ${formatAmount(total)}.`)).toBeVisible();
    await expect(page.getByText(/security deposit of .* is held separately for your stay/)).toBeVisible();
    await expectSoundPage(page);
  });

  await test.step('cancels it, and knows the refund before and after', async () => {
    await page.getByRole('button', { name: 'Cancel this booking…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`You get ${formatAmount(total)} back`);
    await expectSoundPage(page);
    await dialog.getByRole('button', { name: `Cancel, and get ${formatAmount(total)} back` }).click();
    const head = page.getByRole('group', { name: /^Cancelled / });
    await expect(head).toBeFocused();
    await expect(head).toHaveAttribute('aria-live', 'polite');
    await expect(head.getByText('Cancelled', { exact: true })).toBeInViewport();
    await expect(head).toContainText('This stay is cancelled, and its nights are available to others again.');
    await expect(page.getByRole('main')).not.toContainText('deposit');
    await expectSoundPage(page);
    await expect(page.getByText(`${formatAmount(total)} will be returned`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel this booking…' })).toHaveCount(0);
    await page.goto(`/thank-you?reference=${reference}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This stay is cancelled.');
    await expect(page.getByRole('main')).not.toContainText(/deposit|plans change|or cancel/);
    await expectSoundPage(page);
    await page.goto('/account');
    const earlier = page.getByRole('region', { name: 'Earlier and cancelled' });
    await expect(earlier.getByText(reference)).toBeVisible();
  });

  await test.step('signs in elsewhere with a mailed link, which works once', async () => {
    const other = await newGuest();
    await other.goto('/sign-in');
    await other.getByRole('link', { name: 'Sign in without a password: get a link by email' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Sign in by email' })).toBeVisible();
    await other.getByLabel('Email').fill(email);
    await other.getByRole('button', { name: 'Email me a link' }).click();
    await expect(other.getByText('Check your inbox')).toBeVisible();
    await expectSoundPage(other);
    const link = linkIn(await mailTo(email, 'Your link to sign in'), '/sign-in-link');
    for (const _ of ['opened by a scanner', 'opened by the guest']) await other.goto(link);
    await expect(other).toHaveURL('/sign-in-link');
    await expectSoundPage(other);
    await pressWhenAlive(other.getByRole('main').getByRole('button', { name: 'Sign in' }));
    await expect(other).toHaveURL('/account');
    await expect(other.getByText(reference)).toBeVisible();
    await other.goto(link);
    expectAnswer(400, '/api/auth/sign-in-with-link');
    await pressWhenAlive(other.getByRole('main').getByRole('button', { name: 'Sign in' }));
    await expect(other.getByText('only the newest one does')).toBeVisible();
  });

  await test.step('the mail about it leads to the booking, past any sign-in, and no address keeps the signature', async () => {
    const link = linkIn(await mailTo(email, 'Your stay is cancelled'), '/reservation');
    const other = await newGuest();
    await other.goto(link);
    await expect(other.getByText('This stay is cancelled')).toBeVisible();
    await expect(other).toHaveURL(`/reservation?reference=${reference}`);
    await other.reload();
    await expect(other.getByText('This stay is cancelled')).toBeVisible();
    await other.getByRole('button', { name: 'Look up another booking' }).click();
    expectAnswer(404, `/api/reservations/${reference}/look-up`);
    await other.getByLabel('Reference').fill(reference);
    await other.getByLabel('Email').fill('somebody@else.example');
    await other.getByRole('button', { name: 'Show my booking' }).click();
    await expect(other.getByLabel('Reference')).toHaveAccessibleDescription(/find a booking with this/);
    await expectSoundPage(other);
    await other.getByLabel('Email').fill(email);
    await other.getByRole('button', { name: 'Show my booking' }).click();
    await expect(other.getByText('This stay is cancelled')).toBeVisible();
    expect(other.url()).not.toContain('else');
  });
});

test('the owner of an address confirms it with a new password, and signing out ends the session on the server', async ({
  page,
  newGuest,
  request,
  expectAnswer,
}) => {
  const email = 'noor@journeys.example';
  const { reference } = await reserve(request, email, ARRIVAL + 10);

  const stranger = await newGuest();
  await test.step('somebody else has opened an account with it, and sees nothing', async () => {
    await stranger.goto('/register');
    await stranger.getByLabel('First name').fill('Some');
    await stranger.getByLabel('Last name').fill('Body');
    await stranger.getByLabel('Email').fill(email);
    await stranger.getByLabel('Password').fill(PASSWORD.first);
    await stranger.getByRole('button', { name: 'Create an account' }).click();
    await expect(stranger.getByText('No bookings yet')).toBeVisible();
    await expect(stranger.getByText(`Confirm that ${email} is yours`)).toBeVisible();
    await expectSoundPage(stranger);
  });

  await test.step('the owner opens the mailed link, and chooses a password', async () => {
    await page.goto(linkIn(await mailTo(email, 'Confirm your email address'), '/confirm-email'));
    await expect(page).toHaveURL('/confirm-email');
    await expectSoundPage(page);
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD.second);
    await page.getByLabel('New password again').fill(PASSWORD.second);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('listitem').filter({ hasText: reference })).toBeVisible();
  });

  await test.step('the other one is signed out, and the old password opens nothing', async () => {
    expectAnswer(401, '/api/users/me');
    expectAnswer(400, '/api/auth/local');
    await stranger.reload();
    await expect(stranger).toHaveURL('/sign-in?return=%2Faccount');
    await stranger.getByLabel('Email').fill(email);
    await stranger.getByLabel('Password').fill(PASSWORD.first);
    await pressWhenAlive(stranger.getByRole('button', { name: 'Sign in' }));
    await expect(stranger.getByLabel('Password')).toHaveAccessibleDescription(
      'Email or password is incorrect',
    );
  });

  await test.step('the owner signs out: a copy of the token is no good any more', async () => {
    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem('session-token') ?? '{}') as object,
    );
    const { value } = token as { value: string };
    const me = () => request.get('/api/users/me', { headers: { Authorization: `Bearer ${value}` } });
    expect((await me()).status()).toBe(200);
    const ended = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('banner').locator('summary', { hasText: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    expect((await ended).status()).toBe(200);
    expect((await me()).status()).toBe(401);
  });

  await test.step('signs in with the new password', async () => {
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD.second);
    await pressWhenAlive(page.getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL('/account');
  });
});

/** A booking that is made without signing in, with an email address. */
async function reserve(request: APIRequestContext, email: string, days: number): Promise<ReservationView> {
  const { number } = await quoteFor(request, APARTMENT, stayIn(days, 5));
  const guest = { firstName: 'Layla', lastName: 'Haddad', email, phone: '+971 50 123 4567' };
  const data = { quote: number, guest, payment: 'manual' as const };
  return (await ask(request, 'POST /api/reservations', { body: { data } })).data;
}
