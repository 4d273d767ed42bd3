import { readAll, readOne } from '../../read-by-guests';

const UID = 'api::post.post';

export default { routes: [readAll(UID, '/posts'), readOne(UID, '/posts')] };
