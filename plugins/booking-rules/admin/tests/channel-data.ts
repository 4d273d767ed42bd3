import type { FeedList } from 'booking-rules/contracts/channels/channel-overview';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { addDays, type Stay } from 'booking-rules/shared/domain/stay';
import { TODAY } from './timeline-data';

/** Nights in a row, counted from today. */
export function stayIn(days: number, nights: number): Stay {
  return { checkIn: addDays(TODAY, days), checkOut: addDays(TODAY, days + nights) };
}

/** An Airbnb calendar of Bay View that holds three nights and five. */
export function feedOf(more: Partial<FeedView> = {}): FeedView {
  const now = new Date().toISOString();
  return {
    ...{ id: 7, apartmentId: 'bay', apartmentName: 'Bay View', channel: 'airbnb', channelName: 'Airbnb' },
    ...{ address: 'www.airbnb.com/….ics', interval: 15, release: { fetches: 3, hours: 3 }, state: 'good' },
    ...{ problem: null, problemText: null, problemDetail: null, fetchedAt: now, goodAt: now, nextAt: now },
    ...{ nights: 8, ranges: [stayIn(10, 3), stayIn(20, 5)], missing: [], kept: [], quarantine: null },
    events: [],
    ...more,
  };
}

/** The same after it has lost five of its nights. */
export function quarantinedFeed(): FeedView {
  const lost = [stayIn(20, 5)];
  const quarantine = { since: new Date().toISOString(), reason: 'lost-nights' as const, lost };
  return feedOf({ state: 'quarantine', missing: lost, quarantine });
}

/** What the server answers for a page of feeds. */
export function feedListOf(data: FeedView[], total = data.length): FeedList {
  const states = { quarantine: 0, stale: 0, problem: 0, new: 0, good: 0 };
  for (const { state } of data) states[state] += 1;
  return {
    data,
    meta: {
      pagination: { page: 1, pageSize: 25, pageCount: Math.ceil(total / 25), total },
      states,
      channels: [{ channel: 'airbnb', channelName: 'Airbnb', feeds: total, nights: 8 }],
    },
  };
}
