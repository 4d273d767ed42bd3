import type { Core } from '@strapi/strapi';
import { yup } from '@strapi/utils';

/**
 * Has Strapi mount routes in production as they are. It checks how each of some 500 is written, which was a tenth of
 * the CPU of a start: they are the same in tests and while developing, where it still does. Must run in `register()`.
 */
export function trustRoutes(strapi: Core.Strapi): void {
  if (process.env.NODE_ENV !== 'production') return;
  const initRouting = strapi.server.initRouting.bind(strapi.server);
  const { prototype } = yup.ObjectSchema;
  strapi.server.initRouting = () => {
    // Until it is taken off again, it stands before that of all schemas.
    prototype.validateSync = (value: unknown) => value;
    try {
      return initRouting();
    } finally {
      Reflect.deleteProperty(prototype, 'validateSync');
    }
  };
}
