import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stay } from 'booking-rules/shared/domain/stay';

/** A channel on this machine, whose calendar holds what a journey says. */
export async function startFeedServer() {
  let held: readonly Stay[] = [];
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(calendarOf(held));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/calendar.ics`,
    holds: (...stays: Stay[]): void => {
      held = stays;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

function calendarOf(stays: readonly Stay[]): string {
  const plain = (day: string) => day.replaceAll('-', '');
  const events = stays.flatMap(({ checkIn, checkOut }) => [
    ...['BEGIN:VEVENT', `UID:${checkIn}@channel.example`, 'SUMMARY:Reserved'],
    `DTSTART;VALUE=DATE:${plain(checkIn)}`,
    `DTEND;VALUE=DATE:${plain(checkOut)}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...events, 'END:VCALENDAR', ''].join('\r\n');
}
