/** Whether a text looks like a whole e-mail address; the last word has the mail that arrives. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
