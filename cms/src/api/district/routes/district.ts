import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::district.district', { only: ['find', 'findOne'] });
