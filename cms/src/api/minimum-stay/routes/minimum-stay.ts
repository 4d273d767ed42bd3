import { readAll } from '../../read-by-guests';

export default { routes: [readAll('api::minimum-stay.minimum-stay', '/minimum-stay')] };
