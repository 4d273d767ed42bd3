import { factories } from '@strapi/strapi';
import { READ_BY_GUESTS } from '../../read-by-guests';

export default factories.createCoreRouter('api::minimum-stay-override.minimum-stay-override', {
  only: ['find'],
  config: READ_BY_GUESTS,
});
