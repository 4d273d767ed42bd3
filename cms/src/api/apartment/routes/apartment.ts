import { factories } from '@strapi/strapi';
import { READ_BY_GUESTS } from '../../read-by-guests';
import { byPublicId } from '../by-public-id';

const { find, findOne } = READ_BY_GUESTS;

export default factories.createCoreRouter('api::apartment.apartment', {
  only: ['find', 'findOne'],
  config: { find, findOne: { middlewares: [...findOne.middlewares, byPublicId] } },
});
