import { adminRoute, guestRoute, type FeatureRoutes } from '../platform/http/routes';
import { ACTIONS } from '../platform/permissions';

/** Enquiries: how they come, and how they are answered. */
export const enquiryRoutes: FeatureRoutes = {
  contentApi: [guestRoute('POST', '/enquiries', 'enquiries.create')],
  admin: [
    adminRoute('GET', '/enquiries', 'enquiriesAdmin.find', ACTIONS.read),
    adminRoute('GET', '/enquiries/:reference', 'enquiriesAdmin.findOne', ACTIONS.read),
    adminRoute('PUT', '/enquiries/:reference/state', 'enquiriesAdmin.setState', ACTIONS.manage),
    adminRoute('POST', '/enquiries/:reference/reply', 'enquiriesAdmin.reply', ACTIONS.manage),
    adminRoute('POST', '/enquiries/:reference/quote', 'enquiriesAdmin.quote', ACTIONS.manage),
  ],
};
