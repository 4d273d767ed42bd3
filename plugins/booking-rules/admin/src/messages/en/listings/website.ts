/** What can be written for the site. */
export const website = {
  title: 'Website',
  subtitle: 'Everything that the site shows and you can change.',
  content: {
    guides: {
      label: 'Guides',
      description: 'Articles about the city, with a date, an author and pictures.',
    },
    pages: {
      label: 'Pages',
      description: 'The home page, pages made of sections, and the legal pages: privacy, terms and others.',
    },
    areas: { label: 'Areas', description: 'Introductions and pictures of the areas of the city.' },
    amenities: { label: 'Amenities', description: 'What apartments can have and guests filter by.' },
    reviews: { label: 'Reviews', description: 'What guests have said about their stays.' },
    questions: { label: 'Questions', description: 'Questions of guests and owners, with their answers.' },
    categories: { label: 'Categories', description: 'The topics of guides.' },
    redirects: { label: 'Redirects', description: 'Old addresses that lead to new ones.' },
    settings: {
      label: 'Site settings',
      description: 'Name, contact, social links and all that holds for every stay.',
    },
    address: { label: 'Company address', description: 'The postal address in the footer.' },
    banner: {
      label: 'Banner',
      description: 'The words at the top of every page, with the promotion that they are about.',
    },
    extras: {
      label: 'Extras',
      description: 'What guests can book beside a stay, as they read about it.',
    },
    media: { label: 'Media library', description: 'All pictures, with what each shows.' },
  },
};

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

/** What is to be done before guests book. */
export const goingLive = {
  title: 'Going live',
  subtitle: 'What to do before guests book. Each line was checked just now.',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  done: 'Done',
  toDo: 'To do',
  open: (title: string) => `Open: ${title}`,
};
