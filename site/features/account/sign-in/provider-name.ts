/** Names that are more than their identifier with a capital letter. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  vk: 'VK',
  cas: 'CAS',
  auth0: 'Auth0',
};

/** A service as guests know it: `google` is Google. */
export function providerName(provider: string): string {
  return NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}
