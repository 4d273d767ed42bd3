import type { Core } from '@strapi/strapi';

interface Middlewares {
  set(name: string, factory: () => undefined): unknown;
}

/**
 * Keeps Strapi from serving the folder in which `uploads` lies: beside it an operator may keep what is nobody's
 * business. The site serves uploads and has a page at `/`, which is all that the middleware is for; Strapi insists
 * that it is there. Must run in `register()`.
 */
export function hidePublicFolder(strapi: Core.Strapi): void {
  const middlewares: Middlewares = strapi.get('middlewares');
  middlewares.set('strapi::public', () => undefined);
}
