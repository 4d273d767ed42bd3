/** What every form of the site says about what was typed, and when nobody can be reached. */
export const forms = {
  enterName: {
    name: 'Enter your name',
    'first name': 'Enter your first name',
    'last name': 'Enter your last name',
  },
  enterEmail: 'Enter your email address',
  completeEmail: 'Enter a complete email address, like name@example.com',
  phoneWithCountry: 'Enter the number with its country code, like +971 50 123 4567',
  passwordHint: (shortest: number) =>
    `At least ${shortest} characters. No common password, and not your email address or our name.`,
  passwordTooShort: (shortest: number) => `Use at least ${shortest} characters`,
  passwordTooLong: (longest: number) =>
    `Use at most ${longest} characters. Arabic letters and emoji count as more than one`,
  passwordAgain: 'Enter the new password again',
  passwordsDiffer: "The passwords don't match",
  /** What the server says of a field where it goes on from the field's label: `must be an email address`. */
  thisField: (goingOn: string) => `This ${goingOn}`,
  unreachable: "We couldn't be reached. Check your connection and try again.",
};
