import { factories } from '@strapi/strapi';
import { READ_BY_GUESTS } from '../../read-by-guests';

export default factories.createCoreRouter('api::redirect.redirect', {
  only: ['find'],
  config: READ_BY_GUESTS,
});
