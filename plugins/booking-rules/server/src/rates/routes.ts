import { ACTIONS } from '../platform/permissions';
import { route } from '../platform/http/admin-route';

/** Rules: what they say about a stay, and what managers set. */
export const ruleRoutes = [
  route('POST', '/trace', 'trace.explain', ACTIONS.read),
  route('GET', '/gaps', 'overview.gaps', ACTIONS.read),
  route('POST', '/gaps/relax', 'rules.openGapNights', ACTIONS.rule),
  route('GET', '/rule-book', 'rules.ruleBook', ACTIONS.read),
  route('GET', '/minimum-stays', 'overview.minimumStays', ACTIONS.read),
  route('PUT', '/minimum-stays', 'rules.saveMinimumStays', ACTIONS.rule),
  route('PUT', '/rates', 'rules.saveRates', ACTIONS.rule),
  route('POST', '/rates/copy', 'rules.copyRates', ACTIONS.rule),
];
