import { isIPv4, isIPv6 } from 'node:net';

const LONGEST = 64;

/**
 * What an address is counted as: itself, or for IPv6 its network (/64), of which every household has
 * eighteen quintillion addresses.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = plain.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return plain.slice(0, LONGEST);
  const [before = '', after = ''] = plain.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === '' ? [] : after.split(':');
  const zeros: string[] = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const network = [...head, ...(plain.includes('::') ? zeros : []), ...tail].slice(0, 4);
  return `${network.map((part) => parseInt(part, 16).toString(16)).join(':')}::/64`;
}
