import { ACTIONS } from '../../permissions';
import { route } from './route';

/** The calendar of all apartments, and nights kept from everybody. */
export const calendarRoutes = [
  route('GET', '/timeline', 'overview.timeline', ACTIONS.read),
  route('POST', '/nights/block', 'manage.block', ACTIONS.manage),
  route('POST', '/nights/free', 'manage.free', ACTIONS.manage),
];
