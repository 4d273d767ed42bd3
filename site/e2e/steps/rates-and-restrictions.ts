import { expect, type APIRequestContext } from '@playwright/test';
import type { Answer } from 'booking-rules/contracts';
import type {
  RuleChange,
  RatesAndRestrictions,
  SeasonDraft,
} from 'booking-rules/shared/domain/restrictions/rule-change';
import { addDays, weekdayOf, type Day } from 'booking-rules/shared/domain/stay';

/** What a manager's program asks of the rules, to make ready for a journey and to put things back. */
export async function ratesAndRestrictionsOf(request: APIRequestContext) {
  const signedIn = await request.post('/admin/login', {
    data: { email: 'manager@vacationer.example', password: process.env.JOURNEY_MANAGER_PASSWORD },
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await request.post(`/booking-rules/${path}`, { headers, data: { data: body } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  return {
    async read(): Promise<RatesAndRestrictions> {
      const answer = await request.get('/booking-rules/rates-and-restrictions', { headers });
      return ((await answer.json()) as Answer<'GET /booking-rules/rates-and-restrictions'>).data;
    },
    async change(change: RuleChange): Promise<void> {
      const answer = await request.put('/booking-rules/minimum-stays', { headers, data: { data: change } });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    block: (apartmentId: string, checkIn: Day, checkOut: Day) =>
      post('nights/block', { apartmentId, checkIn, checkOut }),
    free: (apartmentId: string, checkIn: Day, checkOut: Day) =>
      post('nights/free', { apartmentId, checkIn, checkOut }),
  };
}

/** A season of nine days for one apartment: dearer, and with arrivals on its first weekday only. */
export function narrowSeason(name: string, apartmentId: string, firstNight: Day): SeasonDraft {
  return {
    id: null,
    name,
    firstNight,
    lastNight: addDays(firstNight, 8),
    apartments: [apartmentId],
    nightlyRate: 90_000,
    weekendRate: null,
    minimumNights: null,
    arrivalDays: [weekdayOf(firstNight)],
    departureDays: null,
  };
}
