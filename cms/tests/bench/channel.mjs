// A channel, for the bench (scripts/bench), in a process of its own: whatever it is sent, it answers where its
// calendars are, and how many it has sent.
import { once } from 'node:events';
import { createServer } from 'node:http';

/** As many stays as a well-sold apartment has at a channel, over a year. */
const STAYS = 60;
const DAY_MS = 86_400_000;

let served = 0;

/** The channel says nothing of ETags, as Airbnb does: every calendar is sent and read whole. */
const server = createServer((request, response) => {
  served += 1;
  response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
  response.end(calendarOf(request.url ?? ''));
}).listen(0, '127.0.0.1');
const listening = once(server, 'listening');

process.on('disconnect', () => process.exit(0));
process.on('message', () => {
  void listening.then(() => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.send?.({ done: { url: `http://127.0.0.1:${port}`, served } });
  });
});

/** A calendar of other nights at each address, the same ones every time. @param {string} path */
function calendarOf(path) {
  const number = Buffer.from(path).reduce((sum, byte) => (sum * 31 + byte) % 1_000, 7);
  const events = Array.from({ length: STAYS }, (_, index) => {
    const from = 2 + (number % 5) + index * 6;
    return [
      'BEGIN:VEVENT',
      `UID:${number}-${index}@channel.example`,
      `DTSTART;VALUE=DATE:${dayAfter(from)}`,
      `DTEND;VALUE=DATE:${dayAfter(from + 2 + ((number + index) % 4))}`,
      'SUMMARY:Reserved',
      `DESCRIPTION:Reservation URL: https://channel.example/reservations/${number}${index}`,
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'PRODID:-//Channel//EN', 'VERSION:2.0', ...events.flat()];
  return `${[...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`;
}

/** @param {number} days from today */
const dayAfter = (days) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
