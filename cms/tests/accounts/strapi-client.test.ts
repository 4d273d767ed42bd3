import { strapi, type StrapiClient } from '@strapi/client';
import { mailedLink } from '../fixture/account';
import { createApartment, UID, writeSingle } from '../fixture/content';
import { send } from '../fixture/http';
import { within } from '../fixture/within';

/** Strapi's own client, which we did not write, speaks to this backend unchanged (contract A7). */
const anonymous = strapi({ baseURL: `${server.url}/api` });
const person = {
  username: 'client@accounts.example',
  email: 'client@accounts.example',
  password: 'quiet-harbour-1',
};

async function answerOf(client: StrapiClient, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await client.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

function signedIn(answer: Record<string, unknown>): StrapiClient {
  expect(typeof answer['jwt']).toBe('string');
  return strapi({ baseURL: `${server.url}/api`, auth: String(answer['jwt']) });
}

const me = async (client: StrapiClient) => (await (await client.fetch('/users/me')).json()) as object;

test('registers, signs in, loads the user, and changes and resets the password', async () => {
  const registration = await answerOf(anonymous, '/auth/local/register', person);
  expect(registration).toMatchObject({ user: { username: person.username, email: person.email } });
  const registered = signedIn(registration);
  expect(await me(registered)).toMatchObject({ email: person.email });

  const { email: identifier, password } = person;
  const signIn = await answerOf(anonymous, '/auth/local', { identifier, password });
  expect(signIn).toMatchObject({ user: { username: person.username, email: identifier } });
  const client = signedIn(signIn);
  const changed = 'quiet-harbour-2';
  signedIn(
    await answerOf(client, '/auth/change-password', {
      currentPassword: password,
      password: changed,
      passwordConfirmation: changed,
    }),
  );

  expect(await answerOf(anonymous, '/auth/forgot-password', { email: identifier })).toEqual({ ok: true });
  const code = await within(5_000, async () => {
    const found = (await mailedLink(identifier)).searchParams.get('code');
    if (found === null) throw new Error('The last mail has no code');
    return found;
  });
  const reset = { code, password, passwordConfirmation: password };
  signedIn(await answerOf(anonymous, '/auth/reset-password', reset));
  signedIn(await answerOf(anonymous, '/auth/local', { identifier, password }));
});

test('reads the content types, lists and singles, by its own managers', async () => {
  await createApartment('client-flat');
  await writeSingle(UID.companyAddress, { address: 'Office 1204, Business Bay' });
  const { data } = await anonymous
    .collection('apartments')
    .find({ filters: { apartmentId: { $eq: 'client-flat' } }, pagination: { pageSize: 5 } });
  expect(data).toMatchObject([{ apartmentId: 'client-flat' }]);
  const found = await anonymous.collection('apartments').findOne(data[0]?.documentId ?? '');
  expect(found.data).toMatchObject({ apartmentId: 'client-flat' });
  expect((await anonymous.single('company-address').find()).data).toMatchObject({
    address: 'Office 1204, Business Bay',
  });
});

test('is refused what a guest may not do', async () => {
  await expect(anonymous.collection('apartments').create({ name: 'Mine' })).rejects.toThrow();
  expect((await send(server.url, 'get', '/api/apartments')).status).toBe(200);
});
