/** Shown if the refusal of a reservation has no text. A file of its own: the browser loads it. Contract C12. */
export const COULD_NOT_RESERVE = 'Nie udało się zarezerwować stolika. Sprawdź dane i spróbuj ponownie.'
