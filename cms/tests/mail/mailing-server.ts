import { DEFAULT_BOOKING_POLICIES } from 'booking-rules/shared/domain/booking-policies';
import { apartmentData } from '../fixture/apartment';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { firstManagerOf, type Manager } from '../outside/manager';
import { runStatement } from '../outside/rows-of';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import type { TestDatabase } from '../run/settings';

/** Where guests find the site, as mails name it. */
export const SITE = 'http://stay.example';
export const SENDER = 'stay@vacationer.example';
export const OFFICE = 'office@vacationer.example';

/** Starts a server that hands its mails to a mail server on this port. */
export async function startMailingServer(database: TestDatabase, smtpPort: number): Promise<ServerProcess> {
  const started = await startServerProcess(database, {
    PUBLIC_URL: SITE,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: SENDER,
    MANAGER_EMAIL: OFFICE,
  });
  await started.ready;
  return started;
}

/** The apartments `instant` and `on-request` of a site on which guests may pay on arrival, and its manager. */
export async function openApartments(url: string): Promise<Manager> {
  const manager = await firstManagerOf(url);
  const holds = { ...DEFAULT_BOOKING_POLICIES, payOnArrival: true };
  await manager.writeSingle('api::site-setting.site-setting', { holds });
  for (const bookingMode of ['instant', 'on-request'] as const) {
    const data = { ...apartmentData(bookingMode, { bookingMode }), name: `Loft "${bookingMode}", Marina` };
    await manager.openApartment(data);
  }
  return manager;
}

/** Reserves three nights that begin so many days from today. */
export async function reserveNights(url: string, apartmentId: string, days: number, email: string) {
  const guest = guestOf(url);
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, 3), guests: 2 });
  const { status, data, text } = await guest.book(reservationFor(number, email));
  if (status !== 201) throw new Error(`No reservation but ${status}: ${text}`);
  return data;
}

/** What is known of the mails of a reservation, oldest first. */
export async function outboxOf(database: TestDatabase, reference: string) {
  const rows = await runStatement(
    database,
    `select kind, attempts, sent_at, last_error from booking_outbox where reference = '${reference}'
      order by id`,
  );
  return rows as { kind: string; attempts: number; sent_at: unknown; last_error: string | null }[];
}

/** Lets the time pass after which waiting mails are tried again, whoever was at them. */
export async function letMailsBeDue(database: TestDatabase): Promise<void> {
  await runStatement(database, `update booking_jobs set locked_until = 0 where name = 'send-mails'`);
  await runStatement(database, 'update booking_outbox set next_at = 0 where sent_at is null');
}
