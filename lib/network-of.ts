/** Whom a limit counts: an address; of IPv6 its /64, which one household has to itself. */
export function networkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
}
