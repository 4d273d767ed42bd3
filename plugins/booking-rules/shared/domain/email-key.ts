/** Mailboxes of which dots in the name make no other one. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** The mailbox behind an email address: in small letters, without a tag, and without the dots that Gmail ignores. */
export function emailKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/\+.*$/, '');
  const canonical = DOTLESS[domain];
  return canonical === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${canonical}`;
}
