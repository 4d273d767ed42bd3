import type { RouteRules } from '../../page-context';

// The homepage shows the rating in a section of its own.
export const rules: RouteRules = { noAirbnb: true };
