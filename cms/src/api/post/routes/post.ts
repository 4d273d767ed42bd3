import { factories } from '@strapi/strapi';
import { READ_BY_GUESTS } from '../../read-by-guests';

export default factories.createCoreRouter('api::post.post', {
  only: ['find', 'findOne'],
  config: READ_BY_GUESTS,
});
