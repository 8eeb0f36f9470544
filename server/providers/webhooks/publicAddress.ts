// Addresses that a stranger may make us call: those of the public internet alone.
import { BlockList, isIP } from 'node:net';

/** IANA special-purpose registries of IPv4: https://www.iana.org/assignments/iana-ipv4-special-registry */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Within the global unicast space of IPv6: protocol assignments, documentation, and 6to4, which carries IPv4 addresses. */
const PRIVATE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const blocked = new BlockList();
for (const [base, bits] of PRIVATE_V4) blocked.addSubnet(base, bits, 'ipv4');
for (const [base, bits] of PRIVATE_V6) blocked.addSubnet(base, bits, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is of the public internet: no private, loopback, link-local, shared, multicast, or reserved one. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked.check(address, 'ipv4');
    case 6:
      return globalUnicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
    default:
      return false;
  }
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
