import { readAll } from '../../read-by-guests';

export default { routes: [readAll('api::redirect.redirect', '/redirects')] };
