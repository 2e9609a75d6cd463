/**
 * Texts of the refusals that the web server sends itself, before or instead of the upstream (`refusals.ts`). One code
 * may have several texts, so a key names the case. Contract "Errors".
 */
export const WEB_REFUSALS = {
  unknownPage: 'Nie ma tu takiej strony.',
  unknownRestaurant: 'Nie znaleźliśmy tej restauracji.',
  unknownMenu: 'Nie znamy tej restauracji.',
  unknownReservation: 'Nie znamy takiej rezerwacji.',
  unknownWaitlistEntry: 'Nie znamy takiego wpisu.',
  unknownOrder: 'Nie znamy takiego zamówienia.',
  unknownPayment: 'Nie znamy takiej płatności.',
  invalidQuery: 'Nie rozumiemy tego zapytania.',
  invalidOrder: 'Sprawdź zaznaczone pola i spróbuj ponownie.',
  invalidChange: 'Wybierz dzień, godzinę i liczbę osób.',
  invalidPayment: 'Wybierz metodę płatności, a przy BLIKU wpisz 6 cyfr kodu.',
  invalidIdempotencyKey: 'Odśwież stronę i spróbuj ponownie.',
  malformedForm: 'Nie udało się odczytać formularza.',
  malformedOrder: 'Nie udało się odczytać zamówienia.',
  signedOut: 'Nikt nie jest zalogowany. Zaloguj się ponownie.',
  signedOutForm: 'Sesja się skończyła, więc nic nie zostało wysłane. Zaloguj się w drugiej karcie, a potem wróć tutaj.',
  foreignOrigin: 'Ta strona nie może wysyłać tego formularza.',
  tooLarge: 'Wysłano zbyt dużo danych.',
  tooLargePicture: 'To zdjęcie ma ponad 15 MB. Zmniejsz je i spróbuj ponownie.',
  tooMany: 'Za dużo prób naraz. Odczekaj chwilę i spróbuj ponownie.',
  busy: 'Mamy teraz bardzo wielu gości naraz. Odczekaj chwilę i spróbuj ponownie.',
  noAnswer: 'Nie udało się połączyć. Spróbuj ponownie za chwilę.',
  failed: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
} as const

/** One-line answers in plain text, by status, where there is no page to show. */
export const PLAIN_TEXTS = {
  200: 'ok',
  400: 'Nie rozumiemy tego adresu.',
  404: WEB_REFUSALS.unknownPage,
  405: 'Tej strony nie można tak otworzyć.',
  408: 'Zapytanie trwało zbyt długo.',
  413: WEB_REFUSALS.tooLarge,
  414: 'Ten adres jest za długi.',
  417: WEB_REFUSALS.invalidQuery,
  429: WEB_REFUSALS.tooMany,
  431: 'Wysłano zbyt wiele nagłówków.',
  500: WEB_REFUSALS.failed,
  503: WEB_REFUSALS.busy,
} as const
