import { readAll, readOne } from '../../read-by-guests';

const UID = 'api::amenity.amenity';

export default { routes: [readAll(UID, '/amenities'), readOne(UID, '/amenities')] };
