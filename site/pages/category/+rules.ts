import type { RouteRules } from '../../page-context';

export const rules: RouteRules = { middleware: ['category-page-redirect'] };
