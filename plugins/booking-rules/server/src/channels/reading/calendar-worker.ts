import { setPlace, type Place } from '../../../../shared/format/place';
import { readCalendar, type CalendarReading, type ReadingOptions } from './read-calendar';

/** A file to read. */
export interface ReadingTask extends ReadingOptions {
  bytes: Uint8Array;
}

/** The same as it goes to the worker. */
export interface PlacedTask extends ReadingTask {
  place: Place;
}

/** What the worker thread runs for each file. */
export default function read({ bytes, place, ...options }: PlacedTask): Promise<CalendarReading> {
  setPlace(place);
  return readCalendar(bytes, options);
}
