import { plural } from '../../../../../shared/format/plural';

/**
 * What mails to those who run the business say. Days, times and amounts come as texts; names, references and what others
 * have written come isolated.
 */
export const staff = {
  open: 'Open in the admin panel',
  theStay: 'The stay',
  guest: 'Guest',
  owner: 'Owner',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  deposit: (amount: string) => `A refundable security deposit of ${amount} is held separately for your stay.`,
  /** @param what has happened @param stay that it is about */
  subject: (what: string, stay: string, name: string) => `${what}: ${stay}, ${name}`,
  reservation: {
    subject: 'New reservation',
    title: 'New reservation',
    preheader: (total: string, state: string) => `${total}, ${state}.`,
    text: (name: string, total: string, state: string) => `${name} stays for ${total}, ${state}.`,
    writes: (name: string, message: string) => `${name} writes: “${message}”`,
  },
  request: {
    subject: 'Request to answer',
    title: 'A guest has requested a stay',
    soon: 'soon',
    by: (instant: string) => `by ${instant}`,
    answer: (until: string) => `Accept or decline ${until}.`,
    held: (until: string) =>
      `Accept or decline ${until}. The nights are held until then; without an answer the request expires and we tell the guest.`,
    text: (name: string, total: string, state: string) =>
      `${name} would like to stay for ${total}, ${state}.`,
  },
  /** How a stay is paid, after its total. */
  paying: {
    paid: 'paid',
    onArrival: 'to be paid on arrival',
    notYet: 'not paid yet',
    transferBy: (instant: string) => `to be paid by bank transfer by ${instant}`,
    transferOrArrival: 'to be paid by bank transfer or on arrival',
  },
  cancelled: {
    subject: 'Cancelled',
    preheader: (duty: string) => `The nights are free again. ${duty}`,
    title: 'A reservation was cancelled',
    text: (name: string) => `The stay of ${name} was cancelled and its nights are free again.`,
  },
  changed: {
    subject: 'Changed by the guest',
    title: 'A guest has changed a stay',
    text: (name: string) => `${name} has changed this stay, within your rules.`,
    due: (amount: string) => `${amount} is still to be paid.`,
    nothingDue: 'There is nothing to pay or refund.',
  },
  late: {
    subject: 'Late payment',
    title: 'A payment came late',
    paidTooMuch: (name: string) => `${name} has paid more than was due.`,
    paid: (name: string, paid: string) => `${name} paid ${paid} after the hold on the nights had expired.`,
    tooMuch: (duty: string) =>
      `The stay was paid for already, or this was more than was due: the payment goes back. ${duty}`,
    confirmed: 'Its nights were still free, so the stay is confirmed.',
    lost: (code: string | null, duty: string) =>
      `Its nights were no longer free${code === null ? '' : `, or its code ${code} had been used up`} by then, so the stay does not take place. ${duty}`,
  },
  refused: {
    subject: 'Refund refused',
    title: 'A refund failed',
    text: (name: string, kept: string, paid: string) =>
      `The bank of ${name} refused a refund. You still hold ${kept} of the ${paid} paid. The history of the reservation shows how much to refund.`,
    duty: 'Agree on another way with the guest, such as a bank transfer.',
  },
  disputed: {
    subject: 'Disputed payment',
    title: 'A payment is disputed',
    text: (name: string) => `There is news of a payment of ${name} that is disputed with the guest's bank.`,
    duty: 'Answer it on the pages of the payment provider. The history of the reservation has each step.',
  },
  depositEnded: {
    title: 'A deposit is no longer held',
    text: (name: string) =>
      `The deposit on the card of ${name} was released by the payment provider: its time was over, or somebody released it on the provider's pages.`,
    duty: 'If you still need a deposit, ask for it again from the reservation.',
  },
  depositRefused: {
    title: 'A deposit could not be kept or released',
    text: (name: string) =>
      `The payment provider refused what was decided about the deposit on the card of ${name}. The card still holds it, and the reservation says why.`,
    duty: 'Decide again, before the card stops holding it.',
  },
  /** What is to be done about money that goes back. */
  refund: {
    nothingPaid: 'Nothing had been paid.',
    none: (paid: string) => `None of the ${paid} paid is refunded.`,
    part: (refund: string, paid: string) => `${refund} of the ${paid} paid`,
    byHand: (what: string) => `Please refund ${what} yourself: the guest paid by bank transfer or in cash.`,
    byStripe: (what: string) => `Stripe refunds ${what} automatically.`,
  },
  enquiry: {
    subject: (about: string, name: string, reference: string) =>
      `New enquiry: ${about}, ${name} (${reference})`,
    ofGuest: 'a guest',
    ofOwner: 'an owner',
    title: 'A new enquiry',
    titleOfOwner: 'A new enquiry from an owner',
    heading: 'The enquiry',
  },
  message: {
    subject: (name: string, stay: string) => `Message from ${name}: ${stay}`,
    /** What it is about where no apartment is named. */
    question: 'your question',
    title: (name: string) => `${name} has written to you`,
    attachments: (count: number) =>
      `The guest's email had ${plural(count, 'attachment')}. We don't keep them: ask the guest to send them another way.`,
    answer: 'Answer in the admin panel',
    answersCome:
      'You can also reply to this email: your answer appears in the messages, and the guest gets it.',
    answersGoPast:
      'If you reply to this email, your answer goes to the guest but does not appear in the messages.',
  },
  quarantine: {
    notACalendar: (channel: string) => `${channel} sent something that is not a calendar.`,
    lost: (channel: string, count: number) =>
      `The calendar from ${channel} suddenly lost ${plural(count, 'night')}.`,
    subject: (channel: string, apartment: string) => `Check the ${channel} calendar: ${apartment}`,
    preheader: (what: string) => `${what} All nights stay blocked until you decide.`,
    title: 'A calendar needs your decision',
    text: (what: string) => `${what} This can be a fault on their side, so nothing has been freed.`,
    blocked: (count: number, apartment: string) =>
      `${plural(count, 'night')} at ${apartment} stay blocked until the calendar is complete again, or until you release or reject the change.`,
    heading: 'Nights that would be free',
    decide: 'Decide in the admin panel',
  },
  conflict: {
    subject: (apartment: string, reference: string, channel: string) =>
      `Double booking: ${apartment}, ${reference} and ${channel}`,
    preheader: (channel: string, reference: string) =>
      `${channel} has also taken nights of reservation ${reference}.`,
    title: 'Two guests for the same nights',
    text: (channel: string, apartment: string, reference: string) =>
      `The calendar from ${channel} shows ${apartment} as taken on nights that belong to reservation ${reference}.`,
    bothKept: (channel: string) =>
      `Both have been kept. Check ${channel}, then move or cancel one of the two stays.`,
    heading: 'Nights taken twice',
    solve: 'See what can be done',
  },
  ranges: {
    nights: (count: number) => plural(count, 'night'),
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    more: (count: number) => `And ${plural(count, 'more range')}.`,
  },
  webhook: {
    gone: (host: string) => `${host} says that it is gone.`,
    failed: (host: string) => `${host} has failed for three days.`,
    subject: (name: string) => `Webhook paused: ${name}`,
    preheader: (why: string) => `${why} Events wait until you resume it.`,
    title: 'A webhook has been paused',
    text: (name: string, why: string) => `The webhook ${name} no longer gets events: ${why}`,
    kept: 'New events are kept for 30 days. Once the other system works again, resume the webhook and it gets them in order.',
    open: 'Open the webhook',
  },
  permits: {
    soon: (days: number) => (days === 0 ? 'today' : `in ${plural(days, 'day')}`),
    one: (apartment: string, soon: string) => `The permit of ${apartment} ends ${soon}`,
    some: (count: number) => `${count} permits end soon`,
    preheader: 'Renew in time: an apartment whose permit has expired cannot be published.',
    titleOfOne: 'A permit ends soon',
    title: 'Permits end soon',
    text: (what: string) =>
      `${what}. Renew in time, then enter the new permit and its last day in the listing.`,
    ends: (day: string, soon: string) => `${day} (${soon})`,
    /** @param ends when, as above */
    permit: (number: string, ends: string) => `${number}, ${ends}`,
    see: 'See them in the admin panel',
  },
  problem: {
    subject: (apartment: string) => `Problem: ${apartment}`,
    title: (apartment: string) => `A problem at ${apartment}`,
    reports: (by: string, text: string) => `${by} reports: “${text}”`,
    photo: 'There is a photo of it in the admin panel.',
  },
};
