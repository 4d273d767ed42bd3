import type { EntryKind } from 'booking-rules/shared/domain/folio/entry';
import { plural } from 'booking-rules/shared/format/plural';

/** What is said of the money of a reservation, and by what is done with one. */
export const folio = {
  title: 'Folio',
  sums: { total: 'Total', paid: 'Paid', toRefund: 'To refund', due: 'Due' },
  depositHeld: (amount: string) => `${amount} is held as a deposit, which is not included in the total.`,
  depositAgreed: (amount: string) => `A deposit of ${amount} was agreed. It is not included in the total.`,
  schedule: {
    title: 'Payment schedule',
    /** A part of the total. @param day by which it is due; null for when it is booked. @param open null once it is paid */
    part: (amount: string, day: string | null, open: string | null, isOverdue: boolean) => {
      const state = open === null ? 'paid' : `${open} open${isOverdue ? ', overdue' : ''}`;
      return `${amount} ${day === null ? 'when booking' : `by ${day}`}: ${state}`;
    },
  },
  entries: {
    title: 'All entries',
    showAll: (count: number) => `Show all ${count} entries`,
    hide: 'Hide the entries',
    when: 'When',
    entry: 'Entry',
    amount: 'Amount',
    /** The name of an entry. @param label as it is kept, in English */
    called: (_kind: EntryKind, label: string) => label,
    askedFor: (label: string) => `${label} asked for`,
    takenBack: (label: string) => `${label} taken back`,
    because: (what: string, reason: string) => `${what}: ${reason}`,
    nightsAt: (count: number, rate: string) => `${plural(count, 'night')} at ${rate}`,
    /** Who entered it; people by their addresses. */
    by: { guest: 'the guest', system: 'the system' },
    entered: (when: string, who: string) => `${when}, by ${who}`,
    /** @param how money came, on which day and under which reference. @param entered as `entered` says it */
    came: (how: readonly string[], entered: string) => `${how.join(', ')} · entered ${entered}`,
    groups: {
      nights: 'Nights',
      discounts: 'Discounts',
      fees: 'Fees and extras',
      adjustments: 'Adjustments',
      kept: 'Kept',
      taxes: 'Taxes',
      payments: 'Payments',
      refunds: 'Refunds',
      deposit: 'Deposit',
    },
  },
  /** What several forms say. */
  form: {
    amount: 'Amount',
    enterAmount: 'Enter an amount',
    enterReason: 'Enter a reason',
  },
  adjust: {
    title: 'Adjust the price',
    open: 'Adjust price …',
    price: 'Price',
    ways: { lower: 'Lower it', raise: 'Raise it' },
    do: { lower: 'Lower the price', raise: 'Raise the price' },
    by: 'By, before VAT',
    byHint: 'VAT changes with it',
    reasonHint: 'The guest sees it as a line of the price',
    lowered: (total: string) => `The price is lowered to ${total}.`,
    raised: (total: string) => `The price is raised to ${total}.`,
  },
  /** Money that came or went back by hand. */
  money: {
    payments: { label: 'Record payment', open: 'Record payment …', day: 'Received on' },
    refunds: { label: 'Record refund', open: 'Record refund …', day: 'Refunded on' },
    waiting: { label: 'Mark as refunded', open: 'Mark as refunded …' },
    paid: (amount: string) => `${amount} is recorded as paid.`,
    refunded: (amount: string) => `${amount} is recorded as refunded.`,
    goneBack: (amount: string) => `${amount} has gone back to the guest.`,
    sendReceipt: (email: string) => `Send a receipt to ${email}`,
    method: 'Method',
    reference: 'Reference',
    referenceHint: 'Of the bank or the receipt',
    atMost: (amount: string) => `At most ${amount}`,
    isDue: (amount: string) => `${amount} is due; a part can be recorded, too`,
    nothingDue: 'Nothing is due',
  },
  refunds: {
    title: 'Refunds to make',
    refund: (amount: string) => `Refund of ${amount}`,
    /** @param error of the provider, in its words; null where it gave none */
    failed: (error: string | null) => `The refund failed: ${error ?? 'refused'}. Refund it by other means.`,
    byHand: (since: string) => `Due since ${since}. It was paid outside the system, so refund it yourself.`,
    onItsWay: 'On its way to the guest’s card',
    notSent: (error: string) => `Not sent yet, trying again soon: ${error}`,
  },
  reverse: {
    open: 'Take back …',
    do: 'Take back',
    title: (entry: string, amount: string) => `Take back the ${entry.toLowerCase()} of ${amount}`,
    done: (entry: string, amount: string) => `The ${entry.toLowerCase()} of ${amount} is taken back.`,
    text: 'For what was entered by mistake. Both entries stay in the folio.',
  },
  extras: {
    title: 'Extras',
    open: 'Extras …',
    save: 'Save',
    none: 'No extras are offered for this apartment. Add them under “Terms, fees and taxes”.',
    price: 'Price',
    stillToPay: 'Still to pay',
    paidTooMuch: 'Paid too much',
    beforeAndAfter: (before: string, after: string) => `${before} before, ${after} after`,
    nowCosts: (total: string) => `The stay now costs ${total}.`,
  },
  /** A deposit that staff take, or ask the guest's card for. */
  deposit: {
    title: 'Deposit',
    open: 'Deposit …',
    how: 'How',
    ways: { card: 'On the guest’s card (Stripe)', hand: 'Received by hand' },
    tooLong: (days: number, end: string, checkOut: string) =>
      `A card holds a deposit for about ${days} days: if the guest enters the card today, until ${end}, and check-out is on ${checkOut}. Ask shortly before arrival, or again during a long stay.`,
    act: 'What happens',
    acts: { taken: 'Take a deposit', released: 'Release the deposit', kept: 'Keep the deposit' },
    done: {
      taken: (amount: string) => `Deposit: ${amount} taken.`,
      released: (amount: string) => `Deposit: ${amount} released.`,
      kept: (amount: string) => `Deposit: ${amount} kept.`,
    },
    isHeld: (amount: string) => `${amount} is held`,
    wasAgreed: (amount: string) => `${amount} was agreed`,
    on: 'On',
  },
  /** Deposits on the guest's card, as they stand. */
  card: {
    title: 'Deposits on the card',
    asked: (amount: string, when: string) =>
      `Deposit of ${amount}: asked for on ${when}; the guest has not entered a card yet.`,
    withdrawn: (amount: string) => `Deposit of ${amount}: the request was withdrawn.`,
    held: (amount: string, until: string | null) =>
      `Deposit of ${amount}: held on the guest’s card${until === null ? '' : ` until ${until}`}.`,
    releasing: (amount: string) =>
      `Deposit of ${amount}: being released. Stripe has not answered yet and will be asked again.`,
    keeping: (amount: string, kept: string) =>
      `Deposit of ${amount}: ${kept} is being kept. Stripe has not answered yet and will be asked again.`,
    released: (amount: string) => `Deposit of ${amount}: released.`,
    kept: (amount: string) => `Deposit of ${amount}: kept.`,
    partlyKept: (amount: string, kept: string, rest: string) =>
      `Deposit of ${amount}: ${kept} kept, ${rest} released.`,
    endsTooSoon: (checkOut: string) =>
      `The card’s hold ends before the apartment can be inspected after check-out on ${checkOut}. Decide before then, or ask for it again.`,
    stripeSaid: (error: string) => `Stripe said: ${error}`,
    withdraw: 'Withdraw the request',
    requestWithdrawn: 'The request is withdrawn.',
    release: 'Release',
    openRelease: 'Release …',
    releaseTitle: 'Release the deposit',
    releaseText: (amount: string) => `The guest’s card stops holding ${amount}. This cannot be undone.`,
    goesBack: (amount: string) => `${amount} goes back to the guest’s card.`,
    keep: 'Keep',
    openKeep: 'Keep …',
    keepTitle: 'Keep the deposit',
    keepHint: (held: string) =>
      `${held} is held. What is not kept goes back to the guest at once, and nothing more can be kept later.`,
  },
  /** What is done with a reservation in a click or two, by its route. */
  actions: {
    accept: { label: 'Accept', done: 'Accepted. The guest is being told.' },
    decline: { label: 'Decline', done: 'Declined. The nights are free, and the guest is being told.' },
    release: { label: 'Release nights', done: 'Released. The nights are free.' },
    confirm: { label: 'Confirm without payment', done: 'Confirmed. The guest is being told.' },
    paid: { label: 'Mark as paid', done: 'Marked as paid.' },
    'no-show': { label: 'No-show', done: 'Recorded as a no-show.' },
  },
  questions: {
    decline: (guest: string) => `The nights become free again, and ${guest} is told by email.`,
    confirm: (total: string) =>
      `Confirm the stay although ${total} has not been paid? The guest is told by email.`,
    receivedAll: (amount: string, isTold: boolean) =>
      `Have you received the full amount of ${amount}?${isTold ? ' The guest gets a receipt by email.' : ''}`,
    receivedRest: (amount: string, isTold: boolean) =>
      `Have you received the remaining ${amount}?${isTold ? ' The guest gets a receipt by email.' : ''}`,
    noShow: (guest: string) =>
      `${guest} did not arrive. The nights become free again, and nothing is refunded. This cannot be undone.`,
    why: 'Reason (kept in the history)',
  },
  cancel: {
    open: 'Cancel …',
    title: (reference: string) => `Cancel ${reference}`,
    back: 'Keep it',
    do: 'Cancel the stay',
    done: 'Cancelled. The nights are free, and the guest is being told.',
    text: (guest: string, stay: string) =>
      `${guest}, ${stay}. The nights become free, and the guest is told by email.`,
    nothingPaid: 'Nothing has been paid, so there is nothing to refund.',
    howMuch: (paid: string) => `The guest has paid ${paid}. How much should be refunded?`,
    agreed: (percent: number, amount: string) => `As agreed, ${percent}% today: ${amount}`,
    full: (amount: string) => `Full refund: ${amount}`,
    none: 'No refund',
    byStripe: 'Stripe refunds the card automatically.',
    byHand: 'It was paid outside the system, so refund it yourself.',
  },
  /** A link by which the guest pays, or has the card hold a deposit. */
  link: {
    title: 'Send payment link',
    open: 'Send payment link …',
    isOpen: (amount: string) => `${amount} is open. The link never takes more than is open when it is used.`,
    depositAgreed: (amount: string) =>
      `${amount} was agreed. The guest’s card holds it, and nothing is charged.`,
    /** @param amount what is due next */
    sendAmount: (amount: string) => `Send link for ${amount}`,
    beingSent: (email: string) => `The link is being sent to ${email}.`,
    ready: 'The link is ready to be copied.',
    copy: 'Copy',
    done: 'Done',
    amountUntil: (amount: string, until: string) => `${amount}, until ${until}`,
    label: 'Payment link',
    send: 'Send link',
    make: 'Make link',
    noEmail: 'The guest has given no email address: copy the link.',
    sendTo: (email: string) => `Send it to ${email}`,
  },
};
