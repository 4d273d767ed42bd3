import { plural } from 'booking-rules/shared/format/plural';

/** What is said on the pages on which guests sign in, and on those of their account. */
export const account = {
  needsJavaScript: (phone: string) =>
    `Accounts need JavaScript. Switch it on, or call us on ${phone}. You can see every apartment and price without it.`,
  notLoaded: "Your account couldn't be loaded. Try again in a moment.",
  backToSignIn: 'Back to sign in',
  emailLink: 'Email me a link',
  linkSpent: 'This link has expired or has been used.',
  openWithLink: 'Open this page with the link in our email.',
  fields: {
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    newPasswordAgain: 'New password again',
  },
  signIn: {
    title: 'Sign in',
    lead: 'See your bookings, pay or cancel, and book again with less typing.',
    noAccount: 'No account yet? Create one',
    withoutAccount: 'Look up a booking without an account',
    enterPassword: 'Enter your password',
    unconfirmed: 'Confirm this address first with the link in our email',
    noLink: "Didn't get the link?",
    forgotPassword: 'Forgot your password?',
    submit: 'Sign in',
  },
  signInLink: {
    instead: 'Sign in without a password: get a link by email',
    title: 'Sign in by email',
    lead: "Enter your email address and we'll send you a link that signs you in. You don't need a password.",
    useLead: 'Press the button to finish signing in.',
    withPassword: 'Sign in with your password',
    sentText: (email: string) =>
      `If ${email} has an account, a link to sign in is on its way. It works once, within 15 minutes. Check your spam folder too.`,
    newLinkBelow: 'A link works once, within 15 minutes, and only the newest one does. Get a new one below.',
  },
  /** Signing in with a service of others, such as Google. */
  provider: {
    label: 'Sign in with another service',
    continueWith: (name: string) => `Continue with ${name}`,
    title: 'Signing you in',
    working: (name: string) => `Signing you in with ${name}`,
    failed: (name: string) => `We couldn't sign you in with ${name}.`,
    notFinished: "The other service says you didn't finish signing in.",
    emailTaken: 'You already have an account with this email address. Sign in with its password instead.',
    noEmail: "The other service didn't share your email address, which we need.",
    switchedOff: 'This sign-in option has been switched off.',
  },
  register: {
    title: 'Create an account',
    lead: 'All your bookings in one place. You can also book without an account.',
    haveAccount: 'Already have an account? Sign in',
    emailHint: 'Use the one you book with to see your bookings here.',
    submit: 'Create an account',
    confirmTitle: 'One more step: confirm your email',
    confirmText: (email: string) => `We've sent a link to ${email}. Open it to finish creating your account.`,
  },
  forgotPassword: {
    title: 'Reset your password',
    lead: "Enter your email address and we'll send you a link to choose a new password.",
    sentTitle: 'Check your inbox',
    sentText: (email: string) =>
      `If ${email} has an account, a link to choose a new password is on its way. It can take a minute. Check your spam folder too.`,
    anotherAddress: 'Use another address',
  },
  resetPassword: {
    title: 'Choose a new password',
    lead: "You'll be signed in now, and signed out everywhere else.",
    newLink: 'Get a new link',
    submit: 'Save and sign in',
  },
  confirmEmail: {
    title: 'Confirm your email',
    lead: "Choose a password that only you know. You'll be signed in now, and signed out everywhere else.",
    noLink: "Didn't get one?",
    submit: 'Confirm and sign in',
    newLinkBelow: 'Get a new one below.',
    notWorking: 'Link not working?',
    worksOnce: 'A link works once, within 24 hours, and only the newest one does.',
    sentIfAccount: (email: string) => `If ${email} has an account to confirm, a new link is on its way.`,
    emailNewLink: 'Email me a new link',
    sent: (email: string) => `A link is on its way to ${email}. It works once, within 24 hours.`,
    whyConfirm: (email: string) =>
      `Confirm that ${email} is yours to see the bookings you made with it without signing in. You'll choose a new password.`,
  },
  home: {
    title: 'Your account',
    needsJavaScript: 'Your account needs JavaScript. Switch it on, or call us with your reference.',
    loading: 'Loading your account',
    bookings: 'My bookings',
    profile: 'Profile',
    password: 'Password',
  },
  bookings: {
    failed: "Your bookings couldn't be loaded.",
    tryAgain: 'Try again',
    loading: 'Loading your bookings',
    now: 'Your stay now',
    ahead: 'Coming up',
    earlier: 'Earlier and cancelled',
    showMore: (total: number) => `Show more of ${total}`,
    none: 'No bookings yet',
    noneText:
      'Bookings you make while signed in appear here. To open one you made without signing in, use its reference.',
    find: 'Find an apartment',
    lookUp: 'Look up a booking',
    /** Before the total. */
    nightsAndGuests: (nights: number, guests: number) =>
      `${plural(nights, 'night')}, ${plural(guests, 'guest')},`,
    see: 'See this booking',
  },
  profile: {
    emailHint: 'This is what you sign in with. To change it, write to us.',
    saved: 'Your profile has been saved.',
    submit: 'Save profile',
  },
  changePassword: {
    enterCurrent: 'Enter your current password',
    changed: "Your password has been changed. You're signed out on every other device.",
    submit: 'Change password',
  },
  refusals: {
    incorrect: 'Email or password is incorrect',
    closed: 'This account has been closed. Contact us if you think this is a mistake',
    taken: 'There is already an account with this email address. Sign in, or reset your password',
    registrationOff: "You can't create an account at the moment, but you can book without one",
    notCurrent: "This isn't your current password",
    samePassword: 'Choose a password that differs from your current one',
  },
};
