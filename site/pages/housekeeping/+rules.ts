import type { RouteRules } from '../../api/build-files';

export const rules: RouteRules = { noRuff: true };
