/** An entry's own page; its address is a key. Contract C2, C19. */
export function waitlistPath(code: string): string {
  return `/lista/${code}`
}

/** The form that asks to be told; `path` is the restaurant's bare page. */
export function joinPath(path: string, visit: { date: string; time: string; partySize: number }): string {
  const query = new URLSearchParams({
    visitDate: visit.date,
    visitTime: visit.time,
    peopleAmount: String(visit.partySize),
  })
  return `${path}/lista-oczekujacych?${query}`
}
