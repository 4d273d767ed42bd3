import { ACTIONS } from '../platform/permissions';
import { route } from '../platform/http/admin-route';

/** The calendar of all apartments, and what is done with its nights: kept from everybody, priced, reserved. */
export const calendarRoutes = [
  route('GET', '/timeline', 'overview.timeline', ACTIONS.read),
  route('POST', '/nights/block', 'manage.block', ACTIONS.manage),
  route('POST', '/nights/free', 'manage.free', ACTIONS.manage),
  route('POST', '/nights/block-many', 'nights.block', ACTIONS.manage),
  route('POST', '/nights/free-many', 'nights.free', ACTIONS.manage),
  route('GET', '/nights/blocked-by', 'nights.blockedBy', ACTIONS.read),
  route('POST', '/calendar/rules', 'nights.rule', ACTIONS.rule),
  route('POST', '/reservations', 'nights.reserve', ACTIONS.manage),
];
