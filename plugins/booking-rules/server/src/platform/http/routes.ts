type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A route as Strapi takes it. */
export interface Route {
  method: Method;
  path: string;
  /** Controller and action: `stays.find`. */
  handler: string;
  config?: { auth?: false; policies?: (string | object)[] };
}

/** The routes of a feature: guests' under `/api`, the panel's under `/booking-rules`. */
export interface FeatureRoutes {
  contentApi?: Route[];
  admin?: Route[];
}

/**
 * A public route that answers everybody alike, so nobody is asked who they are: that alone, a query and the making of
 * an ability for each request, costs as much as the answer.
 */
export function publicRoute(method: Method, path: string, handler: string): Route {
  return { method, path, handler, config: { auth: false } };
}

/** A public route that may answer somebody who is signed in differently. */
export function guestRoute(method: Method, path: string, handler: string): Route {
  return { method, path, handler };
}

/** A route of the panel that needs one of the plugin's permissions. */
export function adminRoute(method: Method, path: string, handler: string, action: string): Route {
  const policies = [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: [action] } },
  ];
  return { method, path, handler, config: { policies } };
}
