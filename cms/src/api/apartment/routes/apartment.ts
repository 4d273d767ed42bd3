import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::apartment.apartment', { only: ['find', 'findOne'] });
