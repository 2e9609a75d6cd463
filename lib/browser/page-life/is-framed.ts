/** Does this page stand in another one? Ledger L023. */
export function isFramed(): boolean {
  return window.parent !== window
}
