import { readAll } from '../../read-by-guests';

export default { routes: [readAll('api::site-setting.site-setting', '/site-setting')] };
