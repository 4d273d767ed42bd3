import { readAll, readOne } from '../../read-by-guests';

const UID = 'api::page.page';

export default { routes: [readAll(UID, '/pages'), readOne(UID, '/pages')] };
