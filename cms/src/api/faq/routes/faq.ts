import { readAll, readOne } from '../../read-by-guests';

const UID = 'api::faq.faq';

export default { routes: [readAll(UID, '/faqs'), readOne(UID, '/faqs')] };
