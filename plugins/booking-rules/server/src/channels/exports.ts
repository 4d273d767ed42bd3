import { randomBytes, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import {
  nightsFor,
  noteServed,
  type ServedNight,
  type ServedNights,
} from '../../../shared/domain/channels/echo';
import { nextEvents, type ExportedEvent, type ExportedNight } from '../../../shared/domain/channels/export';
import type { Day } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import type { Nights } from '../availability/nights';
import { inTransaction } from '../platform/transaction';
import { etagOf, exportText } from './export-text';
import { readFeedNights } from './feed-nights';
import { readFeeds } from './feeds';

const EXPORTS = 'booking_exports';
/** A token of 32 characters that nobody can guess. */
const TOKEN_BYTES = 24;
/** Channels are asked to come again so soon after trouble. */
const RETRY_SECONDS = 60;

interface ExportRow {
  apartment: string;
  channel: string;
  token: string;
  created_at: number | string;
  events: string;
  served: string;
  served_at: number | string | null;
}

/** What a channel is told, and where. */
export interface ExportCalendar {
  apartmentId: string;
  channel: string;
  /** Secret. */
  url: string;
  createdAt: number;
  /** When it was fetched last, in milliseconds. */
  fetchedAt: number | null;
}

/** An export calendar as it is sent. */
export interface ExportFile {
  text: string;
  etag: string;
}

export interface ExportDeps {
  strapi: Core.Strapi;
  nights: Nights;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
}

/** What a channel has been told of an apartment. */
export async function readServed(
  connection: Knex | Knex.Transaction,
  { apartmentId, channel }: { apartmentId: string; channel: string },
): Promise<ServedNights> {
  const row: Pick<ExportRow, 'served'> | undefined = await connection<ExportRow>(EXPORTS)
    .where({ apartment: apartmentId, channel })
    .first('served');
  return row ? servedOf(row) : new Map();
}

/** Export calendars: their secret addresses, and what they say. */
export function createExports({ strapi, nights, siteUrl }: ExportDeps) {
  const ownDomain = new URL(siteUrl).hostname;
  const viewOf = ({ apartment, channel, token, created_at, served_at }: ExportRow): ExportCalendar => ({
    ...{ apartmentId: apartment, channel, url: `${siteUrl}/api/calendars/${token}.ics` },
    createdAt: Number(created_at),
    fetchedAt: served_at === null ? null : Number(served_at),
  });

  /** The nights that a channel is told to be taken now, with our reservations in them. */
  async function nightsNow(trx: Knex.Transaction, { apartment, channel }: ExportRow, at: number, today: Day) {
    const own: { night: Day; reference: string | null }[] = await trx('booking_nights')
      .where({ apartment })
      .whereIn('source', ['reservation', 'block'])
      .andWhere('night', '>=', today)
      .select('night', { reference: 'reservation' });
    const feeds = await readFeeds(trx, { apartment });
    const held = await readFeedNights(trx, feeds);
    const told = await trx<ExportRow>(EXPORTS).where({ apartment }).select('channel', 'served');
    const served = new Map(told.map((row) => [row.channel, servedOf(row)]));
    const known = feeds.map((feed) => ({
      channel: feed.channel,
      nights: held.get(feed.id) ?? new Map<Day, never>(),
      served: served.get(feed.channel) ?? new Map<Day, ServedNight>(),
    }));
    const references = new Map(own.map(({ night, reference }) => [night, reference]));
    const taken = nightsFor(channel, references.keys(), known, at);
    return [...taken]
      .filter((night) => night >= today)
      .map((night): ExportedNight => ({ night, reference: references.get(night) ?? null }));
  }

  async function fileAt(token: string, now: Date): Promise<ExportFile | null> {
    const at = now.getTime();
    const today = localDay(now);
    return inTransaction(strapi, async (trx) => {
      const found = await trx<ExportRow>(EXPORTS).where({ token }).first('apartment');
      if (!found) return null;
      await nights.lockChannels(trx, found.apartment);
      const row: ExportRow | undefined = await trx<ExportRow>(EXPORTS).where({ token }).first();
      if (!row) return null;
      const exported = await nightsNow(trx, row, at, today);
      const before = JSON.parse(row.events) as ExportedEvent[];
      const events = nextEvents(before, exported, { at, today }, () => `${randomUUID()}@${ownDomain}`);
      const served = noteServed(
        servedOf(row),
        exported.map(({ night }) => night),
        { at, today },
      );
      const change = { events: JSON.stringify(events), served: textOf(served), served_at: at };
      await trx(EXPORTS).where({ token }).update(change);
      const text = exportText(events, ownDomain);
      return { text, etag: etagOf(text) };
    });
  }

  return {
    ownDomain,

    /** The export calendars of an apartment, or of all, by channel. */
    async list(apartmentId?: string): Promise<ExportCalendar[]> {
      const where = apartmentId === undefined ? {} : { apartment: apartmentId };
      const rows: ExportRow[] = await strapi.db
        .connection<ExportRow>(EXPORTS)
        .where(where)
        .orderBy(['apartment', 'channel'])
        .select('*');
      return rows.map(viewOf);
    },

    /** Gives a channel a new address; the one before it, if any, leads nowhere from now on. */
    async rotate(apartmentId: string, channel: string, now: Date): Promise<ExportCalendar> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const fresh = {
        apartment: apartmentId,
        channel,
        token,
        created_at: now.getTime(),
        events: '[]',
        served: '[]',
      };
      const rows = (await strapi.db
        .connection(EXPORTS)
        .insert(fresh)
        .onConflict(['apartment', 'channel'])
        .merge({ token, created_at: now.getTime() })
        .returning('*')) as ExportRow[];
      const [row] = rows;
      if (!row) throw new Error('An export calendar was not written');
      return viewOf(row);
    },

    /**
     * The export calendar at a secret address, as it is now; null when there is none. That it was fetched is noted:
     * what a channel has been told tells its own nights from echoes.
     * @throws HttpError 503 on any trouble, since a calendar that lacks nights would free them at the channel
     */
    async serve(token: string, now: Date): Promise<ExportFile | null> {
      try {
        return await fileAt(token, now);
      } catch (error) {
        strapi.log.error(`An export calendar could not be made: ${String(error)}`);
        throw createError(503, 'This calendar cannot be read now', {
          details: { retryAfter: RETRY_SECONDS },
        });
      }
    },
  };
}

export type Exports = ReturnType<typeof createExports>;

function servedOf({ served }: Pick<ExportRow, 'served'>): ServedNights {
  const rows = JSON.parse(served) as [Day, number, number | null][];
  return new Map(rows.map(([night, since, until]) => [night, { since, until }]));
}

function textOf(served: ServedNights): string {
  return JSON.stringify([...served].map(([night, { since, until }]) => [night, since, until]));
}
