import type { RouteRules } from '../../page-context';

export const rules: RouteRules = { noRuff: true };
