import { createHmac, timingSafeEqual } from 'node:crypto';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Housekeeper, HousekeeperFields } from '../../../contracts/turnover/housekeepers';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/format/language';
import { pathIn } from '../../../shared/format/local-path';
import type { InventoryService } from '../inventory/service';
import { mailSettings } from '../mail/delivery/mail-settings';
import type { Outbox } from '../outbox/service';
import { invalidField } from '../platform/http/parse';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { linkSecret } from '../records/reservations/guest-proof';

const HOUSEKEEPERS = 'booking_housekeepers';
/** Keeps these signatures apart from any other that is made with the same secret. */
const PURPOSE = 'list of a housekeeper';

interface HousekeeperRow {
  id: number;
  name: string;
  phone: string | null;
  email: string | null;
  language: Language;
  /** JSON; null for all. */
  apartments: string | null;
  active: boolean | number;
  link_version: number;
}

/** A housekeeper as they are kept. */
export type KnownHousekeeper = HousekeeperFields & { id: number; linkVersion: number };

export interface HousekeepersDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** People who look after apartments: no accounts, each with a signed link that can be closed. */
export const createHousekeepers = ({ strapi, inventory, outbox, wake }: HousekeepersDeps) => {
  const all = (db: Knex | Knex.Transaction = strapi.db.connection) => db<HousekeeperRow>(HOUSEKEEPERS);

  async function require(id: number): Promise<KnownHousekeeper> {
    const row = await all().where({ id }).first();
    if (!row) throw new errors.NotFoundError('There is no such housekeeper');
    return housekeeperOf(row);
  }

  /** With the link. In a language of the site: there are no other pages. */
  function viewOf({ linkVersion, ...housekeeper }: KnownHousekeeper): Housekeeper {
    return { ...housekeeper, link: linkOf({ ...housekeeper, linkVersion }) };
  }

  function linkOf({ id, language, linkVersion }: KnownHousekeeper): string {
    const spoken = inventory.current().languages.includes(language) ? language : DEFAULT_LANGUAGE;
    const site = mailSettings(strapi).siteUrl.replace(/\/$/, '');
    // Behind the sign nothing of it gets into logs, nor to other sites.
    return `${site}${pathIn(spoken, '/housekeeping')}#${tokenOf(linkSecret(strapi), { id, linkVersion })}`;
  }

  async function write(
    id: number | null,
    fields: HousekeeperFields,
    { by, now }: Actor,
  ): Promise<Housekeeper> {
    const unknown = (fields.apartments ?? []).find((apartment) => inventory.find(apartment) === null);
    if (unknown !== undefined)
      throw invalidField('apartments', 'Somebody has removed one of these apartments. Choose again');
    const data = {
      ...fields,
      apartments: fields.apartments === null ? null : JSON.stringify(fields.apartments),
    };
    const written = await inTransaction(strapi, async (trx) => {
      const [row] =
        id === null
          ? await all(trx)
              .insert({ ...data, link_version: 1 })
              .returning('*')
          : await all(trx).where({ id }).update(data).returning('*');
      if (!row) throw new errors.NotFoundError('There is no such housekeeper');
      await record(trx, id === null ? 'created' : 'updated', row, { by, now });
      return housekeeperOf(row);
    });
    return viewOf(written);
  }

  async function record(
    trx: Knex.Transaction,
    action: string,
    { id, name }: Pick<HousekeeperRow, 'id' | 'name'>,
    { by, now }: Actor,
  ): Promise<void> {
    const entry = { by, action, subject: 'housekeeper', subjectId: String(id), label: name, details: {} };
    await recordChange(trx, entry, now);
  }

  return {
    /** In the order of their names, those who are not active as well. */
    async list(): Promise<KnownHousekeeper[]> {
      return (await all().orderBy(['name', 'id'])).map(housekeeperOf);
    },

    viewOf,

    create: (fields: HousekeeperFields, actor: Actor) => write(null, fields, actor),
    /** @throws NotFoundError */
    save: (id: number, fields: HousekeeperFields, actor: Actor) => write(id, fields, actor),

    /** Closes the link that somebody has; from now on another one opens their list. @throws NotFoundError */
    async revoke(id: number, actor: Actor): Promise<Housekeeper> {
      const known = await require(id);
      await inTransaction(strapi, async (trx) => {
        await all(trx).where({ id }).increment('link_version', 1);
        await record(trx, 'link-closed', known, actor);
      });
      return viewOf(await require(id));
    },

    /** Sends the link by mail. @throws NotFoundError; ApplicationError without an address, or for who is not active */
    async sendLink(id: number, actor: Actor): Promise<Housekeeper> {
      const known = await require(id);
      const { name, email, language, active } = known;
      if (email === null) throw new errors.ApplicationError(`There is no email address of ${name}`);
      if (!active) throw new errors.ApplicationError(`${name} is not active, so the link opens nothing`);
      await inTransaction(strapi, async (trx) => {
        await outbox.enqueueHousekeepingLink(
          trx,
          { to: email, name, url: linkOf(known), language },
          actor.now,
        );
        await record(trx, 'link-sent', known, actor);
      });
      wake();
      return viewOf(known);
    },

    /** Whose list a link opens. @throws NotFoundError for one that was never made, or is closed */
    async ofLink(token: string): Promise<KnownHousekeeper> {
      const carried = readToken(linkSecret(strapi), token);
      const row = carried && (await all().where({ id: carried.id }).first());
      const known = row ? housekeeperOf(row) : null;
      if (!known?.active || known.linkVersion !== carried?.linkVersion)
        throw new errors.NotFoundError('This link no longer opens a list. Ask for a new one');
      return known;
    },
  };
};

export type Housekeepers = ReturnType<typeof createHousekeepers>;

function housekeeperOf({ apartments, active, link_version, ...row }: HousekeeperRow): KnownHousekeeper {
  return {
    ...{ id: row.id, name: row.name, phone: row.phone, email: row.email, language: row.language },
    apartments: apartments === null ? null : (JSON.parse(apartments) as string[]),
    // SQLite keeps 0 and 1.
    active: Boolean(active),
    linkVersion: link_version,
  };
}

interface Carried {
  id: number;
  linkVersion: number;
}

/** A link as it stands in an address: nobody can make one without the secret. */
export function tokenOf(secret: string, { id, linkVersion }: Carried): string {
  const plain = `${id}.${linkVersion}`;
  const signature = createHmac('sha256', secret).update(`${PURPOSE}\n${plain}`).digest('base64url');
  return `${plain}.${signature}`;
}

/** What a link carries; null for one that we have not made. */
export function readToken(secret: string, token: string): Carried | null {
  const [, id, version] = /^([1-9]\d{0,8})\.([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? [];
  if (id === undefined) return null;
  const carried = { id: Number(id), linkVersion: Number(version) };
  const [asked, made] = [Buffer.from(token), Buffer.from(tokenOf(secret, carried))];
  return asked.length === made.length && timingSafeEqual(asked, made) ? carried : null;
}
