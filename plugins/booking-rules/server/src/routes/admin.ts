import { ACTIONS } from '../permissions';

/** An admin route that needs a permission of the plugin. */
function route(method: 'GET' | 'POST' | 'PUT', path: string, handler: string, action: string) {
  const policies = [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: [action] } },
  ];
  return { method, path, handler, config: { policies } };
}

/** What managers do, under `/booking-rules` with an admin's token. */
export const adminRoutes = {
  type: 'admin',
  routes: [
    route('POST', '/trace', 'trace.explain', ACTIONS.read),
    route('GET', '/timeline', 'overview.timeline', ACTIONS.read),
    route('GET', '/today', 'overview.today', ACTIONS.read),
    route('GET', '/figures', 'overview.figures', ACTIONS.read),
    route('GET', '/tourism-dirham', 'overview.tourismDirham', ACTIONS.read),
    route('GET', '/gaps', 'overview.gaps', ACTIONS.read),
    route('GET', '/minimum-stays', 'overview.minimumStays', ACTIONS.read),
    route('PUT', '/minimum-stays', 'rules.saveMinimumStays', ACTIONS.manage),
    route('GET', '/exports/reservations', 'overview.reservationsFile', ACTIONS.read),
    route('GET', '/exports/figures', 'overview.figuresFile', ACTIONS.read),
    route('GET', '/exports/tourism-dirham', 'overview.tourismDirhamFile', ACTIONS.read),
    route('GET', '/reservations', 'overview.reservations', ACTIONS.read),
    route('GET', '/reservations/:reference', 'manage.findOne', ACTIONS.read),
    route('POST', '/reservations/:reference/accept', 'manage.accept', ACTIONS.manage),
    route('POST', '/reservations/:reference/decline', 'manage.decline', ACTIONS.manage),
    route('POST', '/reservations/:reference/confirm', 'manage.confirm', ACTIONS.manage),
    route('POST', '/reservations/:reference/paid', 'manage.paid', ACTIONS.manage),
    route('POST', '/reservations/:reference/cancel', 'manage.cancel', ACTIONS.manage),
    route('POST', '/reservations/:reference/no-show', 'manage.noShow', ACTIONS.manage),
    route('POST', '/reservations/:reference/move', 'manage.move', ACTIONS.manage),
    route('POST', '/nights/block', 'manage.block', ACTIONS.manage),
    route('POST', '/nights/free', 'manage.free', ACTIONS.manage),
  ],
};
