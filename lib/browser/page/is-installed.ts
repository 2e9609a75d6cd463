/** Does the page run as an installed app, not in a tab? Ledger L091. */
export function isInstalled(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}
