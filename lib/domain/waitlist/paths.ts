/** The page of a waitlist entry; its address is a key. Contract C2, C19. */
export function waitlistPath(code: string): string {
  return `/lista/${code}`
}

/** The form to join the waitlist; `path` is the restaurant's cached page. */
export function joinPath(path: string, visit: { date: string; time: string; partySize: number }): string {
  const query = new URLSearchParams({
    visitDate: visit.date,
    visitTime: visit.time,
    peopleAmount: String(visit.partySize),
  })
  return `${path}/lista-oczekujacych?${query}`
}
