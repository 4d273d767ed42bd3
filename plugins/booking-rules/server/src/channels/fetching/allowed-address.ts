import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A network in CIDR notation, such as `10.1.0.0/16`. */
export type Network = string;

/** Finds all addresses of a name. */
export type Resolve = (
  hostname: string,
  found: (error: NodeJS.ErrnoException | null, addresses?: LookupAddress[]) => void,
) => void;

/** An address to which nothing is sent: of this machine, of a private network, or of no network at all. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress';

  constructor(readonly address: string) {
    super(`The address ${address} is not public`);
  }
}

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Where Azure answers from inside; it is public by its number only. */
const METADATA = new Set(['168.63.129.16']);

/**
 * Whether feeds may be fetched from an address: a public one, or one of the networks that a setting allows. IPv4
 * addresses within IPv6 ones are judged as what they are.
 */
export function isAllowedAddress(address: string, allowed: readonly Network[] = []): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (allowed.some((network) => isIn(parsed, network))) return true;
  if (METADATA.has(parsed.toString()) || parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, network: Network): boolean {
  const [base, bits] = ipaddr.parseCIDR(network);
  return base.kind() === address.kind() && address.match(base, bits);
}

const byDns: Resolve = (hostname, found) => lookup(hostname, { all: true }, found);

/**
 * Finds the address of a name at the moment of connecting, so that what is judged is what is connected to: a name
 * that answers differently the next time gains nothing by it. A name with any address that is refused is refused.
 */
export function guardedLookup(allowed: readonly Network[], resolve: Resolve = byDns): LookupFunction {
  return (hostname, options, found) => {
    resolve(hostname, (error, addresses = []) => {
      const refused = addresses.find(({ address }) => !isAllowedAddress(address, allowed));
      const [first] = addresses;
      if (error) found(error, []);
      else if (refused) found(new RefusedAddress(refused.address), []);
      else if (!first) found(Object.assign(new Error('No address'), { code: 'ENOTFOUND' }), []);
      else if (options.all) found(null, addresses);
      else found(null, first.address, first.family);
    });
  };
}
