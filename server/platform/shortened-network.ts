/**
 * The beginning of a network address, enough to recognize it: two of the four numbers of an IPv4 address, two groups
 * of an IPv6 network. null for anything else.
 */
export function shortenedNetwork(network: string): string | null {
  const v4 = /^(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(network);
  if (v4) return `${v4[1]}.…`;
  const v6 = /^([0-9a-f]{1,4}:[0-9a-f]{1,4}):[0-9a-f:]*\/64$/.exec(network);
  return v6 ? `${v6[1]}:…` : null;
}
