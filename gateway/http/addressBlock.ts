import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom an IP address stands for when requests are counted: itself, or for IPv6 the first 64 bits, because whoever has
 * one such address has all of its block.
 */
export function addressBlock(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    const missing = 8 - groups.length - last.length;
    groups.push(...Array<string>(Math.max(missing, 0)).fill('0'), ...last);
  }
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
