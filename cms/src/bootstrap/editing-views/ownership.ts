import type { EditingView } from './view';

export const ownershipView: EditingView = {
  uid: 'plugin::booking-rules.ownership',
  mainField: 'note',
  list: ['owner', 'apartments', 'note'],
  pickBy: { owner: 'email' },
  form: [[['owner', 12]], [['apartments', 12]], [['note', 12]]],
  fields: {
    owner: [
      'Owner',
      'An account of this panel with the role Owner. It sees these apartments under Bookings, and nothing else.',
    ],
    apartments: [
      'Apartments',
      'Calendar, stays (guests by first name) and figures of these. Takes effect at once.',
    ],
    note: ['Note', 'For you, such as the owner’s name or contract. Not shown to the owner.'],
  },
};
