import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::minimum-stay-override.minimum-stay-override');
