import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::company-address.company-address');
