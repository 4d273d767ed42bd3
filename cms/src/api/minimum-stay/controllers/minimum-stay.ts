import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::minimum-stay.minimum-stay');
