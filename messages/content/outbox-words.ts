/** Words of the pages that show sent messages on a machine without a mail server. */
export const OUTBOX_WORDS = {
  title: 'Skrzynka wychodząca',
  lead: 'Ta maszyna nie ma serwera poczty, więc wiadomości trafiają tutaj. Najnowsze na górze.',
  empty: 'Jeszcze nic nie wyszło.',
  mail: 'e-mail',
  sms: 'SMS',
  sentTo: (to: string, at: string) => `do ${to}, ${at}`,
  times: (count: number) => `, razy: ${count}`,
  from: 'Od',
  to: 'Do',
  when: 'Kiedy',
  sentTimes: 'Wysłano razy',
  replyTo: 'Odpowiedź do',
  message: 'Wiadomość',
  text: 'Tekst',
  all: 'Wszystkie wiadomości',
} as const
