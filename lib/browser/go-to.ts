/** Leaves for another page of ours. */
export function goTo(path: string): void {
  window.location.assign(path)
}
