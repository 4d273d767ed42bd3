import { readAll } from '../../read-by-guests';

export default { routes: [readAll('api::company-address.company-address', '/company-address')] };
