import { setPlace } from 'booking-rules/shared/format/place';
import { askAsGuest } from './client';

const TRIES = 4;
const PAUSE_MS = 700;

/**
 * Learns where the business is, before anything of the panel is shown: amounts would be typed and read in the wrong
 * currency otherwise, so a panel that cannot learn it does not start.
 */
export async function loadPlace(): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const answer = await askAsGuest('GET /api/place');
    if (answer !== null) {
      setPlace(answer.data);
      return;
    }
    if (tried === TRIES) throw new Error('The currency and time zone of the business could not be read');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tried));
  }
}
