import { readCalendar, type CalendarReading, type ReadingOptions } from './read-calendar';

/** A file to read, as it goes to the worker. */
export interface ReadingTask extends ReadingOptions {
  bytes: Uint8Array;
}

/** What the worker thread runs for each file. */
export default function read({ bytes, ...options }: ReadingTask): Promise<CalendarReading> {
  return readCalendar(bytes, options);
}
