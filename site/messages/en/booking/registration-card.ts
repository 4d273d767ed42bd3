/** What the page of a booking says of its guests' registration. */
export const registrationCard = {
  heading: 'Guest registration',
  missing: (needed: number) =>
    needed === 1 ? "The guest isn't registered yet." : `None of the ${needed} guests are registered yet.`,
  partly: (registered: number, needed: number) => `${registered} of ${needed} guests are registered.`,
  neededBy: (instant: string) => `Needed before you arrive; the authority has to know by ${instant}.`,
  registered: 'Everybody is registered.',
  reported: 'Everything is done: the authority knows.',
  register: 'Register guests',
  see: 'See the registration',
};
