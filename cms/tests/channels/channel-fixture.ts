import { engineOf } from 'booking-rules/engine';
import { nightsOf, type Day } from 'booking-rules/shared/domain/stay';
import { createApartment } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { startFeedServer } from '../fixture/feed-server';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const HOUR = 3_600_000;

export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR);
export const days = (from: number, count: number): Day[] => nightsOf(stayIn(from, count));
export const actor = (now = new Date()) => ({ by: 'manager@stay.example', now });

/** The server under test with a channel beside it, and a manager. */
export async function startChannels(name: string) {
  const feeds = await startFeedServer();
  const token = await createStaff(`${name}-manager`, [PERMISSION.read, PERMISSION.manage]);
  const manager: StayManager = managerOf(server.url, token);
  const guest = guestOf(server.url);
  const { channels } = engineOf(server.strapi);
  let made = 0;
  return {
    feeds,
    manager,
    guest,
    channels,
    headers: { Authorization: `Bearer ${token}` },
    table: (table: string) => server.strapi.db.connection(table),

    async newApartment(more: Parameters<typeof createApartment>[1] = {}): Promise<string> {
      made += 1;
      const apartmentId = `${name}-${made}`;
      await createApartment(apartmentId, more);
      return apartmentId;
    },

    /** Connects a calendar of the channel at a path. */
    add: (apartmentId: string, channel: string, path: string): Promise<number> =>
      channels.add(
        { apartmentId, channel, address: feeds.url(path), interval: 15, release: { fetches: 3, hours: 3 } },
        actor(),
      ),

    taken: (apartmentId: string): Promise<Day[]> => guest.takenDays(apartmentId, inDays(0), inDays(120)),

    feedOf: async (id: number) => (await channels.list(new Date(0))).find((feed) => feed.id === id),

    /** Conflicts of an apartment that are open. */
    open: async (apartmentId: string) =>
      (await channels.conflicts(new Date())).filter((conflict) => conflict.apartmentId === apartmentId),

    async book(apartmentId: string, from: number, nights: number) {
      const { number } = await guest.quote({ apartmentId, ...stayIn(from, nights), guests: 2 });
      const { status, data } = await guest.book(reservationFor(number));
      expect(status).toBe(201);
      return data;
    },
  };
}

export type ChannelFixture = Awaited<ReturnType<typeof startChannels>>;
