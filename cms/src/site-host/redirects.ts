import type { Core } from '@strapi/strapi';
import { followRedirects } from './follow-redirects';
import type { Redirect } from './site-types';

/** Every redirect of the editors, ready to be followed. */
export async function readRedirects(strapi: Core.Strapi): Promise<Redirect[]> {
  const documents: unknown = await strapi.documents('api::redirect.redirect').findMany({ sort: 'id:asc' });
  return followRedirects(
    (documents as Redirect[]).map(({ from, to, permanent }) => ({ from, to, permanent })),
  );
}
