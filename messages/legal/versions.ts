import type { Version } from './document'

/**
 * First edition of every text. A changed text gets a `Version` of its own in front of it, and the replaced text goes to
 * `docs/legal/`, from where it is sent on request.
 */
export const FIRST_VERSION: Version = { number: '1.0', fromOn: '2026-11-21', change: 'pierwsza wersja' }

/** Terms of ordering: until when an order for now is taken, and when it is answered. */
export const LAST_ORDER_VERSION: Version = {
  number: '1.1',
  fromOn: '2026-11-21',
  change: 'zamówienia na teraz przyjmowane tylko wtedy, gdy kuchnia zdąży przed zamknięciem',
}

/** Both privacy pages: analytics services, and the storage of a link's voucher. */
export const COUNTING_VERSION: Version = {
  number: '1.1',
  fromOn: '2026-11-21',
  change: 'opis narzędzi, które liczą odwiedziny za zgodą, oraz kodu rabatowego z linku',
}

/** Both privacy pages: remembered data of a diner who chose it, the device's list, and stored campaigns. */
export const KNOWN_DINER_VERSION: Version = {
  number: '1.2',
  fromOn: '2026-11-22',
  change:
    'opis zapamiętania danych na urządzeniu, listy zamówień i rezerwacji, którą można przenieść linkiem, oraz tego, co zapisujemy o kampanii, z której przychodzi gość',
}

/** Both privacy pages: data of the restaurants' panel about guests, about its staff and on their devices. */
export const PANEL_VERSION: Version = {
  number: '1.3',
  fromOn: '2026-11-23',
  change:
    'opis panelu restauracji: notatek o gościach, danych jej pracowników i tego, co panel zapisuje na ich urządzeniach',
}

/** Both privacy pages: fields that outlive a reload, and a press on a sign-in link that may be repeated. */
export const RELOAD_VERSION: Version = {
  number: '1.4',
  fromOn: '2026-11-24',
  change:
    'opis pól, które przetrwają odświeżenie strony w tej samej karcie, oraz ponowienia logowania do panelu po zerwanym połączeniu',
}

/** The general privacy page: data of the panel about a party that waits at the door. */
export const DOOR_VERSION: Version = {
  number: '1.5',
  fromOn: '2026-11-26',
  change: 'opis wpisu na liście oczekujących, który obsługa robi dla gości przy drzwiach',
}

/** Both privacy pages: consents that outlive a visit, their withdrawal, and the page of a person's own data. */
const OWN_DATA_CHANGE = {
  fromOn: '2026-11-27',
  change:
    'opis strony, na której zobaczysz swoje dane i poprosisz o ich usunięcie, oraz zgód na oferty i ich wycofania',
} as const
export const OWN_DATA_VERSION: Version = { number: '1.6', ...OWN_DATA_CHANGE }
export const ORDERING_OWN_DATA_VERSION: Version = { number: '1.5', ...OWN_DATA_CHANGE }

/** Both privacy pages: one cookie for the result of a form, and a device of the panel that shows its day as a list. */
const FORM_CHANGE = {
  fromOn: '2026-11-28',
  change:
    'jeden plik cookie z odpowiedzią na formularz zamiast trzech, widok dnia zapamiętany na urządzeniu restauracji oraz kampania, z której przychodzi gość, za zgodą przez 30 dni',
} as const
export const FORM_VERSION: Version = { number: '1.7', ...FORM_CHANGE }
export const ORDERING_FORM_VERSION: Version = { number: '1.6', ...FORM_CHANGE }

/** Terms of ordering: least time until a chosen time. */
export const CHOSEN_TIME_VERSION: Version = {
  number: '1.2',
  fromOn: '2026-11-26',
  change: 'bliższa godzina zamówienia tam, gdzie przygotowanie i droga zajmują mniej niż 45 minut',
}
