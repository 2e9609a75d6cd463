/** Leaves for another page of ours. */
export function goTo(path: string): void {
  window.location.assign(path)
}

/** Asks for the same page again. */
export function reload(): void {
  window.location.reload()
}
