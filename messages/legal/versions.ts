import type { Version } from './document'

/**
 * The edition with which every text began. A changed text gets a `Version` of its own in front of it, and the text it
 * replaces goes to `docs/legal/`, from where it is sent to whoever asks.
 */
export const FIRST_VERSION: Version = { number: '1.0', fromOn: '2026-11-21', change: 'pierwsza wersja' }

/** Of the terms of ordering: until when an order for now is taken, and when it is answered. */
export const LAST_ORDER_VERSION: Version = {
  number: '1.1',
  fromOn: '2026-11-21',
  change: 'zamówienia na teraz przyjmowane tylko wtedy, gdy kuchnia zdąży przed zamknięciem',
}

/** Of both privacy pages: what others may count, and the memory of a link's voucher. */
export const COUNTING_VERSION: Version = {
  number: '1.1',
  fromOn: '2026-11-21',
  change: 'opis narzędzi, które liczą odwiedziny za zgodą, oraz kodu rabatowego z linku',
}

/** Of both privacy pages: what a browser remembers of a diner who asks for it, the device's list, and kept campaigns. */
export const KNOWN_DINER_VERSION: Version = {
  number: '1.2',
  fromOn: '2026-11-22',
  change:
    'opis zapamiętania danych na urządzeniu, listy zamówień i rezerwacji, którą można przenieść linkiem, oraz tego, co zapisujemy o kampanii, z której przychodzi gość',
}

/** Of both privacy pages: what the panel of restaurants keeps of guests, of its staff and on their devices. */
export const PANEL_VERSION: Version = {
  number: '1.3',
  fromOn: '2026-11-23',
  change:
    'opis panelu restauracji: notatek o gościach, danych jej pracowników i tego, co panel zapisuje na ich urządzeniach',
}

/** Of both privacy pages: fields that outlive a reload, and a press on a sign-in link that may be repeated. */
export const RELOAD_VERSION: Version = {
  number: '1.4',
  fromOn: '2026-11-24',
  change:
    'opis pól, które przetrwają odświeżenie strony w tej samej karcie, oraz ponowienia logowania do panelu po zerwanym połączeniu',
}

/** Of the privacy page of everything: what the panel keeps of a party that waits at the door. */
export const DOOR_VERSION: Version = {
  number: '1.5',
  fromOn: '2026-11-26',
  change: 'opis wpisu na liście oczekujących, który obsługa robi dla gości przy drzwiach',
}

/** Of both privacy pages: consents that outlive a visit, how they are withdrawn, and the page of one's own data. */
const OWN_DATA_CHANGE = {
  fromOn: '2026-11-27',
  change:
    'opis strony, na której zobaczysz swoje dane i poprosisz o ich usunięcie, oraz zgód na oferty i ich wycofania',
} as const
export const OWN_DATA_VERSION: Version = { number: '1.6', ...OWN_DATA_CHANGE }
export const ORDERING_OWN_DATA_VERSION: Version = { number: '1.5', ...OWN_DATA_CHANGE }

/** Of both privacy pages: one cookie for what becomes of a form. */
const FORM_CHANGE = {
  fromOn: '2026-11-28',
  change: 'jeden plik cookie z odpowiedzią na formularz zamiast trzech',
} as const
export const FORM_VERSION: Version = { number: '1.7', ...FORM_CHANGE }
export const ORDERING_FORM_VERSION: Version = { number: '1.6', ...FORM_CHANGE }

/** Of the terms of ordering: how near a chosen time may be. */
export const CHOSEN_TIME_VERSION: Version = {
  number: '1.2',
  fromOn: '2026-11-26',
  change: 'bliższa godzina zamówienia tam, gdzie przygotowanie i droga zajmują mniej niż 45 minut',
}
