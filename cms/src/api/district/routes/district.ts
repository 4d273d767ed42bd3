import { readAll, readOne } from '../../read-by-guests';

const UID = 'api::district.district';

export default { routes: [readAll(UID, '/districts'), readOne(UID, '/districts')] };
