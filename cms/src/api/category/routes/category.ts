import { factories } from '@strapi/strapi';
import { READ_BY_GUESTS } from '../../read-by-guests';

export default factories.createCoreRouter('api::category.category', {
  only: ['find', 'findOne'],
  config: READ_BY_GUESTS,
});
