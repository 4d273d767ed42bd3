import type { Core } from '@strapi/strapi';

/**
 * Keeps the map of all content types. Strapi makes it anew each time that it is read, and its i18n reads it for every
 * permission of whoever asks something of the panel. Call it once everything is registered: none is added later.
 */
export function keepContentTypes(strapi: Core.Strapi): void {
  Object.defineProperty(strapi, 'contentTypes', { value: strapi.contentTypes });
}
