import { contextOf } from '../templates/template.fixture';
import { carriesCalendar } from '../../outbox/mail-types';
import { stayCalendar } from './stay-calendar';

const STAMP = new Date('2026-10-20T09:30:00Z');

/** The lines of a calendar file, with folded ones put together again. */
function linesOf(content: string): string[] {
  return content.replace(/\r\n[ \t]/g, '').split('\r\n');
}

test('a confirmed stay runs from check-in to check-out time in Dubai', () => {
  const { method, content } = stayCalendar('reservation-confirmed', contextOf(), 0, STAMP);
  expect(method).toBe('PUBLISH');
  expect(linesOf(content)).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:R-7F3K9M2XWB@stay.example',
      'SEQUENCE:0',
      'DTSTAMP:20261020T093000Z',
      'DTSTART:20261204T110000Z',
      'DTEND:20261209T070000Z',
      'STATUS:CONFIRMED',
      'LOCATION:Creek Rise Tower 1\\, Creek Harbour',
    ]),
  );
});

test('a change replaces the stay, and a cancellation takes it out again', () => {
  const changed = linesOf(stayCalendar('reservation-changed', contextOf(), 1, STAMP).content);
  expect(changed).toEqual(expect.arrayContaining(['UID:R-7F3K9M2XWB@stay.example', 'SEQUENCE:1']));
  const cancelled = linesOf(stayCalendar('reservation-cancelled', contextOf(), 2, STAMP).content);
  const claims = ['METHOD:CANCEL', 'UID:R-7F3K9M2XWB@stay.example', 'SEQUENCE:2', 'STATUS:CANCELLED'];
  expect(cancelled).toEqual(expect.arrayContaining(claims));
});

test('a name cannot add lines of its own', () => {
  const context = contextOf({ apartmentName: 'Loft;, \r\nATTENDEE:mailto:all@guests.example' });
  const { content } = stayCalendar('reservation-confirmed', context, 0, STAMP);
  expect(linesOf(content).filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});

test('only mails about a stay that was or will be in a calendar carry one', () => {
  expect(carriesCalendar('reservation-confirmed')).toBe(true);
  expect(carriesCalendar('reservation-held')).toBe(false);
  expect(carriesCalendar('toString')).toBe(false);
});
