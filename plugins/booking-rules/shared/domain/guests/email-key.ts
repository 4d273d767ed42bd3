/** Mail domains that ignore dots in the name. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** The mailbox behind an email address: in lower case, without a tag, and without the dots that Gmail ignores. */
export function emailKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/\+.*$/, '');
  const canonical = DOTLESS[domain];
  return canonical === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${canonical}`;
}
