import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';

/** Whose apartments are whose. */
interface SeedOwner {
  email: string;
  apartments: string[];
  note: string;
}

const UID = 'plugin::booking-rules.ownership';

/** Gives the demo's owner apartments, where there is such an account and it has none yet. */
export async function loadOwners(strapi: Core.Strapi, folder: string): Promise<void> {
  const owners = JSON.parse(await readFile(join(folder, 'owners.json'), 'utf8')) as SeedOwner[];
  for (const { email, apartments, note } of owners) {
    const user: unknown = await strapi.db.query('admin::user').findOne({ where: { email } });
    if (!user) continue;
    const { id } = user as { id: number };
    if (await strapi.db.query(UID).findOne({ where: { owner: { id } } })) continue;
    const found = await strapi
      .documents('api::apartment.apartment')
      .findMany({ filters: { apartmentId: { $in: apartments } }, fields: ['documentId'] });
    const data: object = { owner: id, apartments: found.map(({ documentId }) => documentId), note };
    await strapi.documents(UID).create({ data: { ...data } });
  }
}
