import type { RouteRules } from '../../api/build-files';

// The homepage shows the rating in a section of its own.
export const rules: RouteRules = { noAirbnb: true };
