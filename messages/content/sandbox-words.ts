/** Words of the payment page of the sandbox provider. Contract C3. */
export const SANDBOX_WORDS = {
  title: 'Płatność próbna',
  note: 'Płatność próbna: żadne pieniądze nie zmieniają właściciela.',
  back: 'Wróć do zamówienia',
  legend: 'Co ma zrobić bank?',
  pay: (amount: string) => `Płacę ${amount}`,
  /** Words by the behaviour that a tester chooses, in the order of the page. */
  behaviour: {
    approve: 'Bank od razu potwierdza',
    twice: 'Powiadomienia przychodzą podwójnie i nie po kolei',
    lost: 'Powiadomienie nie przychodzi wcale',
    late: 'Bank potwierdza dopiero po 35 minutach',
    refund_fails: 'Bank potwierdza, ale odrzuci zwrot',
    decline: 'Bank odrzuca płatność',
  },
  /** Words by the state of a payment that is no longer waiting. */
  result: {
    pending: 'Bank jeszcze się zastanawia.',
    paid: 'Ta płatność została przyjęta.',
    declined: 'Bank odrzucił tę płatność.',
    expired: 'Czas na tę płatność minął.',
  },
} as const

/** Title of a payment on the provider's page and the bank statement. */
export function paymentTitle(orderNumber: number): string {
  return `Zamówienie ${orderNumber}`
}
