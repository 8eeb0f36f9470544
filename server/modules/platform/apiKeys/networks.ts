import { BlockList, isIPv6 } from 'node:net';

/** An IPv4 address in an IPv6 socket is the IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether an address is one of these addresses and CIDR networks. An empty list holds every address; an unknown address is in none. */
export function isInNetworks(networks: readonly string[], address: string | null): boolean {
  if (networks.length === 0) return true;
  if (!address) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(base, familyOf(base));
    else list.addSubnet(base, Number(bits), familyOf(base));
  }
  const known = plain(address);
  return list.check(known, familyOf(known));
}
