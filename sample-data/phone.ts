/**
 * A phone number of valid form for an invented restaurant: `+48 81 912 34 56`. Polish subscriber numbers never begin
 * with 9, so the number belongs to nobody.
 */
export function inventedPhone(area: string, id: number): string {
  const digits = String(9_000_000 + ((id * 48_611 + 213_507) % 1_000_000))
  return `+48 ${area} ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`
}
