import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::minimum-stay.minimum-stay', { only: ['find'] });
