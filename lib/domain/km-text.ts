/** Kilometres with one decimal, "2,5"; a very short distance does not read 0 km. Without `Intl`, as prices are (`money.ts`). */
export function kmText(km: number): string {
  return String(Math.round(Math.max(km, 0.1) * 10) / 10).replace('.', ',')
}
