import { readAll } from '../../read-by-guests';

export default {
  routes: [readAll('api::minimum-stay-override.minimum-stay-override', '/minimum-stay-overrides')],
};
