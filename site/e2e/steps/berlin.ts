import { expect, request as web, type APIRequestContext } from '@playwright/test';
import { setPlace } from 'booking-rules/shared/format/place';
import { startCopy, type House, type Model } from '../house.js';
import { ask } from './ask.js';
import { staffHeaders } from './manager.js';

const BANK = {
  beneficiary: 'Spree Lofts GmbH',
  bank: 'Bank an der Spree',
  iban: 'DE89370400440532013000',
};

/**
 * Starts a business in Berlin, as an operator there begins with the demo: keeps its apartments and terms, removes its
 * bookings, sets the place and a bank account. From then on this process counts, formats and reads mails as that business does.
 */
export async function startBerlin(): Promise<House> {
  const model = JSON.parse(process.env.JOURNEY_MODEL ?? '') as Model;
  // Only an administrator may begin anew; how they set a code up is a journey of its own.
  const house = await startCopy(model, {
    ...{ STAFF_SECOND_FACTOR: 'optional', SECURITY_LOG: 'false', MANAGER_EMAIL: 'office@spree.example' },
  });
  process.env.JOURNEY_MAIL_FOLDER = house.mailFolder;
  process.env.JOURNEY_MANAGER = 'admin';
  const request = await web.newContext({ baseURL: house.url });
  await moveToBerlin(request);
  setPlace((await ask(request, 'GET /api/place')).data);
  await request.dispose();
  return house;
}

async function moveToBerlin(request: APIRequestContext): Promise<void> {
  const headers = await staffHeaders(request);
  const keep = ['apartments', 'areas', 'amenities', 'guides', 'pages', 'terms'] as const;
  const begin = 'POST /booking-rules/demo-content/removal';
  await ask(request, begin, { headers, body: { data: { keep: [...keep] } } });
  await expect(async () => {
    const { data } = await ask(request, 'GET /booking-rules/demo-content', { headers });
    expect(data.removal).toMatchObject({ state: 'removed', problem: null });
  }).toPass({ timeout: 60_000, intervals: [500] });
  await ask(request, 'POST /booking-rules/places/{slug}/apply', { headers, params: { slug: 'berlin' } });
  // With a bank account and, so far, no phone number: what a guest is shown has to do without.
  await ask(request, 'PUT /booking-rules/business', { headers, body: { data: BANK } });
}
