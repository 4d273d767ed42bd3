import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';

/** The simple map of the place of the business, as browsers fetch it. */
export interface BaseMapFile {
  /** Another one has another address. */
  path: string;
  body: string;
}

/** Reads it from the place pack; null where there is none for the city. */
export async function readBaseMap(strapi: Core.Strapi): Promise<BaseMapFile | null> {
  const pack = await engineOf(strapi).places.ofBusiness();
  if (pack === null) return null;
  const { extent, map, coast } = pack;
  const body = JSON.stringify({ extent, coast, ...map });
  const version = createHash('sha256').update(body).digest('base64url').slice(0, 10);
  return { path: `/brand/map-${version}.json`, body };
}
