import { readAll, readOne } from '../../read-by-guests';

const UID = 'api::category.category';

export default { routes: [readAll(UID, '/categories'), readOne(UID, '/categories')] };
