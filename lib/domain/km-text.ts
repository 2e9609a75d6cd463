/** Kilometres as a list shows them, with one decimal; a very short distance does not read 0 km. */
export function kmText(km: number): string {
  return Math.max(km, 0.1).toLocaleString('pl', { maximumFractionDigits: 1 })
}
