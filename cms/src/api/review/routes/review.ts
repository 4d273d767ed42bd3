import { readAll, readOne } from '../../read-by-guests';

const UID = 'api::review.review';

export default { routes: [readAll(UID, '/reviews'), readOne(UID, '/reviews')] };
