/** Is this page framed by another one? Ledger L023. */
export function isFramed(): boolean {
  return window.parent !== window
}
