/** What stands beside a form of the content manager, and in its lists. */
export const publishing = {
  ready: 'Ready to publish?',
  scheduled: 'Scheduled',
  scheduledFor: (day: string, time: string) =>
    `Once saved, it is published by itself on ${day} at ${time}, property time.`,
  sections: 'Sections of this form',
  /** The parts of a long form. */
  parts: {
    name: 'Name and description',
    photos: 'Photos',
    location: 'Location',
    permit: 'Permit',
    rooms: 'Rooms and amenities',
    stayDetails: 'Stay details',
    prices: 'Prices',
    booking: 'Booking',
    brand: 'Brand and contact',
    rating: 'Rating',
    arrival: 'Arrival and departure',
    discounts: 'Discounts',
    cancellation: 'Cancellation',
    publishing: 'Publishing',
  },
  /** Filters that every list has, by their fields. */
  filters: { createdAt: 'Created', updatedAt: 'Last changed' },
};
