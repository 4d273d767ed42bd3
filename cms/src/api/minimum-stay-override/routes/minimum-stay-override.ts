import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::minimum-stay-override.minimum-stay-override', {
  only: ['find'],
});
