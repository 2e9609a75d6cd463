/**
 * Texts of the refusals of too many reservations, orders, waitlist entries or e-mails. Each says what a diner can do
 * instead; none states a count, because the sender may not own the e-mail address. Decision 0026.
 */
export const CAP_TEXTS = {
  blocked: (supportEmail: string) =>
    `Nie możemy przyjąć tego online. Napisz do nas, chętnie pomożemy: ${supportEmail}.`,
  tooManyForNow: (minutes: number) => `Z tej sieci przyszło już bardzo wiele zgłoszeń. Spróbuj za ${minutes} min.`,
  tooManyEmailsInHour: (supportEmail: string) => tooManyEmails('Spróbuj za godzinę', supportEmail),
  tooManyEmailsInDay: (supportEmail: string) => tooManyEmails('Spróbuj jutro', supportEmail),
  tooManyReservationsOnDay: (phone: string) =>
    orCall('Na ten dzień masz tu już kilka rezerwacji. Żeby umówić kolejną,', phone),
  tooManyReservations: (phone: string) =>
    orCall('Masz już wiele rezerwacji przed sobą. Odwołaj niepotrzebną albo', phone),
  tooManyReservationsOfNetwork: (phone: string) =>
    orCall('Z tej sieci przyszło już wiele rezerwacji na ten dzień. Żeby umówić kolejną,', phone),
  tooManyTablesOfNetwork: (phone: string) =>
    orCall('Z tej sieci przyszło już wiele rezerwacji na tę porę. Wybierz inną godzinę albo', phone),
  tooManyUnpaidOrders: (phone: string) =>
    orCall('Czekamy już na płatność za kilka zamówień. Zapłać za nie, poczekaj 15 minut albo', phone),
  tooManyOrdersPaidOnDelivery: (phone: string) =>
    orCall('Kilka zamówień z płatnością przy odbiorze jest już w drodze. Zapłać online albo', phone),
  tooManyOrdersOfNetwork: (phone: string) =>
    orCall('Z tej sieci czeka już na tę porę kilka nieopłaconych zamówień. Wybierz inną godzinę albo', phone),
  tooManyWaits: (supportEmail: string) =>
    `Czekasz już na wiele stolików. Wypisz się z listy, na której już nie czekasz, albo napisz do nas: ${supportEmail}.`,
  tooManyWaitsOfNetwork: (supportEmail: string) =>
    `Z tej sieci czeka już na ten dzień wiele osób. Wybierz inny dzień albo napisz do nas: ${supportEmail}.`,
} as const

function tooManyEmails(when: string, supportEmail: string): string {
  return `Na ten adres e-mail wysłano już wiele zgłoszeń. ${when} albo napisz do nas: ${supportEmail}.`
}

function orCall(text: string, phone: string): string {
  return `${text} zadzwoń do restauracji: ${phone}.`
}
