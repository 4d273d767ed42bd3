import { publicRoute, type FeatureRoutes } from '../platform/http/routes';

/** Prices that are frozen for a while. */
export const quoteRoutes: FeatureRoutes = {
  contentApi: [
    publicRoute('POST', '/quotes', 'quotes.create'),
    publicRoute('GET', '/quotes/:number', 'quotes.findOne'),
  ],
};
