import { ACTIONS } from '../platform/permissions';
import { route } from '../platform/http/admin-route';

/** Enquiries: the list, one of them, and how it is answered. */
export const enquiryRoutes = [
  route('GET', '/enquiries', 'enquiryDesk.find', ACTIONS.read),
  route('GET', '/enquiries/:reference', 'enquiryDesk.findOne', ACTIONS.read),
  route('PUT', '/enquiries/:reference/state', 'enquiryDesk.setState', ACTIONS.manage),
  route('POST', '/enquiries/:reference/reply', 'enquiryDesk.reply', ACTIONS.manage),
  route('POST', '/enquiries/:reference/quote', 'enquiryDesk.quote', ACTIONS.manage),
];
