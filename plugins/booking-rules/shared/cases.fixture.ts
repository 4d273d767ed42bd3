import fc from 'fast-check';

/** Zones that the whole suite tries the rules in, each with seeds of its own; one when rules are tested alone. */
const ZONES = Number(process.env['RULES_ZONES'] ?? 1);

/** How often a property is tried: so many times in all zones together. */
export const cases = (count: number): { numRuns: number } => ({ numRuns: Math.ceil(count / ZONES) });

// Properties that do not say how often.
fc.configureGlobal(cases(100));
