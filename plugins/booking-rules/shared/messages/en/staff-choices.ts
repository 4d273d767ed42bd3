/** What the panel calls each value of a choice that is kept as a short name, whatever field it stands in. */
export const choices = {
  // What is charged for, as it is kept.
  ...{ stay: 'Each stay', guest: 'Each guest', night: 'Each night', 'guest-night': 'Each guest and night' },
  ...{ 'bedroom-night': 'Each bedroom and night', 'percent-of-nights': 'Percent of the nights' },
  'percent-of-taxable': 'Percent of all that is taxable',
  // House rules of an apartment.
  ...{ checkIn: 'Check-in', checkOut: 'Check-out', children: 'Children', infants: 'Infants', pets: 'Pets' },
  ...{ partiesAndEvents: 'Parties and events', smokingInside: 'Smoking inside' },
  // Grade and booking of an apartment.
  ...{ standard: 'Standard', deluxe: 'Deluxe', instant: 'Instant booking', 'on-request': 'On request' },
  // Rooms and beds of an apartment, and what guests want to know of it.
  ...{ bedroom: 'Bedroom', 'living-room': 'Living room', bathroom: 'Bathroom', balcony: 'Balcony' },
  ...{ 'outdoor-area': 'Garden or terrace', 'shared-area': 'In the building' },
  ...{ 'king-bed': 'King bed', 'queen-bed': 'Queen bed', 'double-bed': 'Double bed' },
  ...{ 'single-bed': 'Single bed', 'bunk-bed': 'Bunk bed', 'sofa-bed': 'Sofa bed' },
  'folding-bed': 'Folding bed',
  ...{ sea: 'Sea', marina: 'Marina', canal: 'Canal', creek: 'Creek', lake: 'Lake', skyline: 'Skyline' },
  ...{ 'golf-course': 'Golf course', park: 'Park', garden: 'Garden', street: 'Street' },
  ...{ courtyard: 'Courtyard', 'parking-included': 'Included', 'parking-paid': 'In the building, for a fee' },
  ...{ 'public-parking': 'Public parking nearby', 'no-parking': 'None', 'door-code': 'Door code' },
  ...{ 'key-box': 'Key box', reception: 'Reception', 'in-person': 'In person' },
  // What an extra changes.
  ...{ 'early-check-in': 'Early check-in', 'late-check-out': 'Late check-out' },
  // Groups of amenities.
  ...{ essentials: 'Essentials', kitchen: 'Kitchen', comfort: 'Comfort', work: 'Work', family: 'Family' },
  ...{ building: 'Building', outdoors: 'Outdoors', services: 'Services' },
  // Topics of questions.
  ...{ booking: 'Booking', staying: 'During the stay', owners: 'For owners' },
  // Legal pages, and tables in them.
  ...{ privacy: 'Privacy policy', terms: 'Terms and conditions', cookies: 'Cookie policy' },
  ...{ cancellation: 'Cancellation policy', imprint: 'Imprint', business: 'Business details' },
  ...{
    storage: 'What the browser keeps',
    recipients: 'Who receives data',
    retention: 'How long data is kept',
  },
  // The look of the site, and what it checks.
  ...{ classic: 'Classic: Fraunces and Inter', elegant: 'Elegant: Playfair Display and Source Sans' },
  ...{ modern: 'Modern: Manrope', friendly: 'Friendly: Figtree' },
  ...{ instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn', x: 'X', youtube: 'YouTube' },
  ...{ tiktok: 'TikTok', start: 'Before the text', end: 'After the text' },
  ...{ off: 'Nothing is checked', warn: 'What is missing is shown', block: 'Nothing may be missing' },
  // Invoices.
  ...{ 'first-payment': 'When the first payment is recorded', 'check-out': 'On the day of check-out' },
  // Registration of guests.
  ...{ 'by-place': 'As the place asks', always: 'Always', never: 'Never' },
  // Enquiries.
  ...{ new: 'New', open: 'Open', answered: 'Answered', closed: 'Closed' },
  ...{ general: 'General question', apartment: 'An apartment', owner: 'An owner’s property' },
  // Reservations: states, what they wait for, how they are paid, by what an address was confirmed.
  ...{ held: 'Held', confirmed: 'Confirmed', completed: 'Completed', expired: 'Expired' },
  ...{ cancelled: 'Cancelled', 'no-show': 'No-show', acceptance: 'Acceptance', payment: 'Payment' },
  ...{ 'address-confirmation': 'Confirmation of the email address', manual: 'Bank transfer' },
  ...{ 'on-arrival': 'On arrival', stripe: 'Card', link: 'Link in an email', account: 'Account' },
  ...{ staff: 'Staff', earlier: 'An earlier booking' },
  // What was decided about a review.
  ...{ published: 'Published', declined: 'Declined' },
  // What a manager decided about the arrival information.
  ...{ released: 'Released early', 'held-back': 'Held back' },
  // Languages of guests.
  ...{ en: 'English', ar: 'Arabic' },
  // Icons.
  ...{ baby: 'Baby', 'bed-single': 'Single bed', 'bed-double': 'Double bed', check: 'Check mark' },
  ...{ 'cigarette-off': 'No smoking', clock: 'Clock', 'key-round': 'Key', 'log-in': 'Arrow inwards' },
  ...{ 'log-out': 'Arrow outwards', 'party-popper': 'Party', 'paw-print': 'Paw', smile: 'Smile' },
  ...{ users: 'People', 'badge-percent': 'Percent', banknote: 'Banknote', 'building-2': 'Tower' },
  ...{ 'calendar-days': 'Calendar', car: 'Car', 'concierge-bell': 'Bell', heart: 'Heart', home: 'House' },
  ...{ lightbulb: 'Lamp', mail: 'Envelope', 'map-pin': 'Place', phone: 'Phone', plane: 'Plane' },
  ...{ 'receipt-text': 'Receipt', 'shield-check': 'Shield', sparkles: 'Sparkles', star: 'Star', sun: 'Sun' },
  ...{ 'tree-palm': 'Palm', umbrella: 'Umbrella', utensils: 'Cutlery', wallet: 'Wallet', waves: 'Waves' },
  ...{ wifi: 'Wi-Fi' },
};

/** What is kept in English words, of choices and names of parts and fields, in the words of another language. */
export const keptWords: Readonly<Record<string, string>> = {};

/** Fields as one reads them in a sentence; in English they are made of their names. */
export const fields: Readonly<Record<string, string>> = {};
