/** What the page says on which guests register. */
const words = {
  heading: 'Register everybody who stays',
  loading: 'Loading the registration',
  withoutScript: {
    before: 'To register here, switch on JavaScript, or call us on ',
    after: ' with your reference.',
  },
  noAccess: {
    title: 'Open this page with the link in our email',
    text: 'Or look up your booking first: registration is on its page.',
    lookUp: 'Look up my booking',
  },
  failed: "The registration couldn't be loaded.",
  again: 'Try again',
  /** @param city whose law asks for it; empty where the house does */
  why: (city: string) =>
    city === ''
      ? 'We ask everybody who stays to register before the arrival.'
      : `The law in ${city} asks us to register everybody who stays. Please do it before you arrive.`,
  due: (instant: string) => `The authority has to know by ${instant}.`,
  safety: (day: string) =>
    `What you enter is encrypted before we keep it. Only our managers can see it, and it is deleted on ${day} at the latest.`,
  who: 'Who is registered',
  progress: (registered: number, needed: number) => `${registered} of ${needed} registered`,
  guest: (number: number) => `Guest ${number}`,
  withInitials: (guest: string, initials: string) => `${guest}: ${initials}`,
  child: 'Child',
  remove: 'Remove',
  removeOne: (who: string) => `Remove ${who}`,
  next: (number: number, needed: number) => `Guest ${number} of ${needed}`,
  firstName: 'First names',
  lastName: 'Last name',
  asInDocument: 'As in the document.',
  nationality: 'Nationality',
  choose: 'Choose',
  documentKind: 'Document',
  kinds: {
    passport: 'Passport',
    'emirates-id': 'Emirates ID',
    'gcc-id': 'Identity card of a GCC country',
    'national-id': 'National identity card',
  },
  documentNumber: 'Document number',
  birthDate: {
    legend: 'Date of birth',
    /** In the order in which the language writes a date. */
    parts: { day: 'Day', month: 'Month', year: 'Year' },
    hint: 'For example, 27 3 1985.',
    problems: {
      missing: 'Enter the date of birth',
      day: 'Enter a day from 1 to 31',
      month: 'Enter a month from 1 to 12',
      year: 'Enter the year with four digits',
      notReal: "This date doesn't exist. Check the day, the month and the year",
      future: "The date of birth can't be in the future",
      tooLongAgo: 'Check the year: it is too long ago',
    },
  },
  address: 'Home address',
  picture: 'Photo of the document',
  choosePicture: 'Choose a photo',
  noPicture: 'No photo chosen',
  pictureHint: 'The page with the photo, all of it in sight. JPEG, PNG or WebP, up to 10 MB.',
  register: 'Register this guest',
  children: {
    heading: 'Children',
    text: (age: number) =>
      `Guests under ${age} don't need a document. Just tell us that one of you is a child.`,
    button: 'One guest is a child',
  },
  problems: {
    firstName: 'Enter the first names as in the document',
    lastName: 'Enter the last name as in the document',
    nationality: 'Choose a nationality',
    document: 'Enter 5 to 20 letters and digits, as in the document',
    emiratesId: 'Enter the 15 digits of the card. They begin with 784',
    address: 'Enter the home address',
    picture: 'Add a photo of the document',
  },
  done: {
    title: 'Everybody is registered',
    text: 'Thank you. There is nothing else to register for this stay.',
  },
  reported: { title: 'The authority knows', text: 'We have passed it on. There is nothing else to do.' },
  off: 'Nobody has to register for this stay.',
  closed: {
    title: 'Nobody can register here now',
    text: 'That is possible while a stay is confirmed, until the day of check-out. Please contact us.',
  },
  booking: 'Back to your booking',
};

export const registration = { registration: words };
