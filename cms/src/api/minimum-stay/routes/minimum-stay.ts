import { factories } from '@strapi/strapi';
import { READ_BY_GUESTS } from '../../read-by-guests';

export default factories.createCoreRouter('api::minimum-stay.minimum-stay', {
  only: ['find'],
  config: READ_BY_GUESTS,
});
