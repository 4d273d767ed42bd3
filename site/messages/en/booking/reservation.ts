/** A guest's booking as they open it, the form that opens one, and what is done on it. */
export const reservation = {
  yourBooking: 'Your booking',
  loading: 'Loading your booking',
  withoutScript: {
    before: 'To see your booking here, switch on JavaScript, or call us on ',
    after: ' with your reference.',
  },
  reference: 'Reference',
  payments: 'Payments',
  price: 'Price',
  bookedBy: (name: string) => `Booked by ${name},`,
  lookUpAnother: 'Look up another booking',
  lookUp: {
    heading: 'Look up your booking',
    beforeAccount:
      'See its dates and price, pay, or cancel it. If you have an account, all your bookings are in ',
    account: 'your account',
    afterAccount: '.',
    brokenLink: "This link doesn't open a booking.",
    brokenLinkText: 'It may be incomplete. Enter the reference and email address instead.',
    notLoaded: "Your booking couldn't be loaded.",
    again: 'Try again',
    enterReference: 'Enter the reference from your email',
    enterEmail: 'Enter the email address you booked with',
    referenceHint: "You'll find it in every email about your booking. It looks like R-7F3K9M2XWB.",
    emailHint: 'The one you booked with.',
    show: 'Show my booking',
    notFound:
      "We couldn't find a booking with this reference and email address. Check both against our email.",
    tooManyTries: 'Too many attempts. Wait a minute, then try again.',
  },
  facts: {
    yourStay: 'Your stay',
    theStay: 'The stay',
    arrive: 'Arrive',
    fromTime: (time: string) => `from ${time}`,
    leave: 'Leave',
    byTime: (time: string) => `by ${time}`,
    nights: 'Nights',
    guests: 'Guests',
    rate: 'Rate',
    yourMessage: 'Your message to us:',
    aboutApartment: 'About the apartment',
  },
  address: {
    sent: (email: string) => `We've sent a link to ${email}`,
    open: 'Open it to keep these nights. No email? Check your spam folder, or call us.',
    confirm: 'Confirm my email address',
    sendAgain: 'Send the link again',
    sentAgain: "We've sent it again. It should arrive within a minute.",
  },
  contact: {
    open: 'Correct name or phone…',
    title: 'Correct name or phone',
    enterPhone: 'Enter your phone number',
  },
  save: 'Save',
  billing: {
    billedTo: (company: string) => `Billed to ${company}.`,
    change: 'Change billing details…',
    open: 'Bill to a company…',
    title: 'Bill to a company',
    text: 'Your invoice will name this company. Once it is issued, please ask us to change it.',
    company: 'Company',
    companyHint: 'Leave everything empty for an invoice in your own name.',
    enterCompany: 'Enter the name of the company',
    address: 'Address',
    /** @param isTrn in the Emirates, where a tax number is a TRN */
    taxNumber: (isTrn: boolean): string => (isTrn ? 'TRN' : 'VAT number'),
    taxNumberHint: (isTrn: boolean) =>
      `${isTrn ? '15 digits' : 'Letters and digits'}. Leave it empty if the company has none.`,
    wrongTaxNumber: (isTrn: boolean): string =>
      isTrn ? 'A TRN has 15 digits' : 'A VAT number has 5 to 20 letters and digits',
  },
  documents: {
    heading: 'Documents',
    confirmation: 'Booking confirmation',
    asItIsNow: 'As your stay is now',
    download: 'Download',
    back: 'Back to your booking',
    print: 'Print',
    lines: 'Lines',
    again: 'Try again',
    busy: "We're preparing a lot of documents right now. Please try again in a few seconds.",
    failed: "The download didn't work. Please try again.",
  },
};

/** What becomes of a reservation and of its deposit. */
export const states = {
  confirmEmail: 'Confirm your email',
  requested: 'Requested',
  awaitingPayment: 'Awaiting payment',
  checkingPayment: 'Checking payment',
  confirmed: 'Confirmed',
  completed: 'Completed',
  expired: 'Expired',
  cancelled: 'Cancelled',
  noShow: 'No-show',
  bookNext: 'Book your next stay',
  findAnother: 'Find another stay',
  deposit: {
    ahead: (amount: string) => `A refundable security deposit of ${amount} is held separately for your stay.`,
    over: (amount: string) => `We return the security deposit of ${amount} after check-out inspection.`,
    asked: (amount: string) =>
      `Please let your card hold the refundable deposit of ${amount}. It is not charged.`,
    /** @param until when it ends by itself; null where nobody knows */
    held: (amount: string, until: string | null) =>
      `${amount} is held on your card as a deposit${until === null ? '' : ` until ${until} at the latest`}. It is not charged, and is released after your stay.`,
    received: (amount: string) =>
      `We have received your deposit of ${amount}. We return it after check-out inspection.`,
    released: (amount: string) =>
      `Your deposit of ${amount} has been released. Banks take some days to show it.`,
    kept: (amount: string) =>
      `Your deposit of ${amount} was kept. Please contact us if you have questions about it.`,
    partlyKept: (kept: string, amount: string) =>
      `${kept} of your deposit of ${amount} was kept, and the rest was released.`,
  },
};
