import { expect, test } from './journey.js';
import { pressWhenAlive } from './steps/come-alive.js';
import { reserveButton } from './steps/guest-form.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, stayIn } from './steps/stays.js';

const APARTMENT = 'one-bedroom-lake-view-jlt';
const PASSWORD = 'sunny-terrace-1';

test('a signed-in guest stays on the site after signing in, and finds the checkout filled in', async ({
  page,
  newGuest,
  request,
}, { project }) => {
  const email = `nadia-${project.name}@journeys.example`;
  const names = { firstName: 'Nadia', lastName: 'Rahman' };
  const registered = await request.post('/api/auth/local/register', {
    data: { username: email, email, password: PASSWORD, ...names, phone: '+44 20 7946 0958' },
  });
  expect(registered.status(), await registered.text()).toBe(200);
  const quote = await quoteFor(request, APARTMENT, stayIn(project.name === 'phone' ? 250 : 260, 4));
  const summary = `/summary?quote=${quote.number}`;

  await test.step('an address that leads elsewhere in disguise is not gone to', async () => {
    await page.goto(`/sign-in?return=${encodeURIComponent('/.//evil.test')}`);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await pressWhenAlive(page.getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL('/account');
  });

  await test.step('name, email and phone number are there, and what is typed comes before them', async () => {
    await page.goto(summary);
    await expect(page.getByLabel('First name')).toHaveValue('Nadia');
    await expect(page.getByLabel('Last name')).toHaveValue('Rahman');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(page.getByLabel('Phone')).toHaveValue('+44 20 7946 0958');
    await expect(page.getByLabel('Country code')).toHaveValue('GB');
    await expectSoundPage(page);
    await page.getByLabel('First name').fill('Nadia Noor');
    await page.reload();
    await expect(page.getByLabel('Last name')).toHaveValue('Rahman');
    await expect(page.getByLabel('First name')).toHaveValue('Nadia Noor');
  });

  await test.step('a guest who is not signed in gets the same page, and nobody is asked who they are', async () => {
    const other = await newGuest();
    const asked: string[] = [];
    other.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await other.goto(summary);
    await expect(reserveButton(other)).toBeEnabled();
    for (const label of ['First name', 'Last name', 'Email', 'Phone']) {
      await expect(other.getByLabel(label, { exact: true })).toHaveValue('');
    }
    expect(asked).not.toContain('/api/users/me');
  });

  await test.step('the stay is reserved with no more typing', async () => {
    await reserveButton(page).click();
    await expect(page).toHaveURL(/\/thank-you\?reference=/);
    await expect(page.getByText(`Booked by Nadia Noor Rahman, ${email}`)).toBeVisible();
  });
});

test('data is asked for at the address, in the version and with the query that the settings name', async ({
  page,
}) => {
  const content = { url: '/elsewhere', version: 'v3', userQuery: { 'populate[role]': 'a b' } };
  // The page as a server with those settings renders it, and a backend at that address.
  await page.route('/about-us/_values.json?*', async (route) => {
    const response = await route.fetch();
    const values = await response.text();
    const own = '"content":{"url":"","version":"v5","userQuery":{}}';
    expect(values).toContain(own);
    await route.fulfill({ response, body: values.replace(own, `"content":${JSON.stringify(content)}`) });
  });
  const asked: string[] = [];
  await page.route('/elsewhere/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(`${route.request().method()} ${pathname}${search}`);
    await route.fulfill({
      json: { id: 1, username: 'nadia', email: 'nadia@journeys.example', confirmed: true },
    });
  });
  await page.addInitScript(() => {
    localStorage.setItem('session-token', JSON.stringify({ version: '0.0.0', value: 'a.b.c' }));
  });
  await page.goto('/about-us');
  await page.getByRole('banner').locator('summary', { hasText: 'Account' }).click();
  await expect(page.getByText('Signed in as nadia@journeys.example')).toBeVisible();
  await expect
    .poll(() => asked)
    .toEqual(['GET /elsewhere/users/me?populate[role]=a%20b', 'GET /elsewhere/wishlist']);
});
