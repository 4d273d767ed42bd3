import type { Core } from '@strapi/strapi';
import { rows, UIDS } from './documents';

/** Somebody whose apartments are let, with what was agreed. */
export interface Owner {
  /** Of the account in the admin panel. */
  userId: number;
  name: string;
  email: string;
  /** Percent of what the nights bring that is the house's. */
  commission: number;
  apartmentIds: string[];
}

/** All owners, or the one of an account. */
export async function ownersOf(strapi: Core.Strapi, userId?: number): Promise<Owner[]> {
  const found = await rows(strapi, UIDS.ownership).findMany({
    where: userId === undefined ? {} : { owner: { id: userId } },
    populate: {
      owner: { select: ['id', 'firstname', 'lastname', 'email'] },
      apartments: { select: ['apartmentId'] },
    },
    orderBy: { id: 'asc' },
  });
  return found.flatMap(({ owner, commission, apartments }) => {
    if (!owner) return [];
    const { id, firstname, lastname, email } = owner;
    const name = [firstname, lastname].filter(Boolean).join(' ') || email;
    const apartmentIds = [...new Set(apartments.map(({ apartmentId }) => apartmentId))];
    return [{ userId: id, name, email, commission: commission ?? 0, apartmentIds }];
  });
}
