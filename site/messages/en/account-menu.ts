/** What the header of every page says of the guest's account. */
export const accountMenu = {
  signIn: 'Sign in',
  account: 'Account',
  /** Before a name. */
  signedInAs: 'Signed in as',
  myBookings: 'My bookings',
  profile: 'Profile and password',
  signOut: 'Sign out',
};
