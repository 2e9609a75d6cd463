import type { OrderRefusal } from '@/lib/domain/ordering/availability/placement'
import type { VoucherRefusal } from '@/lib/domain/ordering/cart/voucher/voucher'
import type { PaymentRefusal } from '@/lib/domain/payment/provider'
import type { SlotReason } from '@/lib/domain/reservation/availability/slot-evaluator'

/** Refusals with texts of their own: these contain an amount or belong to a voucher. */
type TextOfItsOwn = VoucherRefusal | 'min_cart' | 'product_not_served'

/** Texts of the upstream's refusals that do not depend on the call. Contract "General rules". */
const COMMON = {
  malformed_json: 'Nie udało się odczytać danych. Odśwież stronę i spróbuj ponownie.',
  unauthorized: 'Ta część jest tylko dla restauracji i obsługi serwisu.',
  outbox_key_required: 'Skrzynkę otwiera adres z kluczem, który serwer wypisuje na starcie.',
  malformed_address: 'Ten adres jest zapisany niepoprawnie.',
  method_not_allowed: 'Tego nie można zrobić pod tym adresem.',
  not_found: 'Nie znaleźliśmy tego adresu.',
  contact_blocked: 'Nie możemy przyjąć tego online.',
  too_many_contact_blocks: 'Blokad jest już bardzo dużo. Najpierw zdejmij niepotrzebne.',
  nothing_to_block: 'Tego nie da się zablokować: dane są usunięte albo sieć nie jest już znana.',
  message_not_repeatable: 'Tej wiadomości nie da się wysłać jeszcze raz.',
  unknown_tenant: 'Nie znamy tego serwisu.',
  unknown_restaurant: 'Nie znaleźliśmy tej restauracji.',
  restaurant_required: 'Wpisz numer restauracji, której treść ukrywasz.',
  restaurant_of_other_brand:
    'Tę restaurację prowadzi inna marka i to ona zmienia jej treść. Gdy już to zrobi, wybierz „nic, to już zmienione”.',
  too_large: 'Przesłane dane są zbyt duże.',
  wrong_type: 'Nieobsługiwany format danych.',
  invalid_query: 'Sprawdź podane dane i spróbuj ponownie.',
  too_many_ids: 'Jednorazowo sprawdzamy najwyżej 50 restauracji.',
  too_many_actions: 'W ciągu doby zapisaliśmy już bardzo wiele zmian pod Twoim nazwiskiem. Spróbuj za godzinę.',
  too_many_requests: 'Zbyt wiele prób w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.',
  idempotency_mismatch:
    'Ten formularz był już wysłany z innymi danymi i tamte są zapisane. Sprawdź je, a jeśli trzeba, wyślij ponownie.',
  invalid_idempotency_key: 'Nie udało się odczytać danych. Odśwież stronę i spróbuj ponownie.',
  internal: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
  busy: 'Jest teraz wiele zgłoszeń naraz. Spróbuj ponownie za chwilę.',
  no_room: 'Chwilowo nie możemy niczego zapisać. Nic nie przepadło: spróbuj ponownie za kilka minut.',
  unavailable: 'Serwis jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
  invalid: 'Sprawdź podane dane i spróbuj ponownie.',
  in_progress: 'To zgłoszenie jest właśnie zapisywane. Poczekaj chwilę.',
  illegal_transition: 'Tak nie można już tego zmienić.',
  invalid_file: 'Pliku restauracji nie można przyjąć.',
  invalid_picture: 'Tego zdjęcia nie można przyjąć.',
  unknown_picture: 'Nie ma takiego zdjęcia.',
  invalid_city: 'Miasta nie można przyjąć.',
  unknown_city: 'Nie znamy takiego miasta.',
  city_exists: 'To miasto już jest, zapisane inaczej.',
  city_in_use: 'W tym mieście są restauracje tej marki.',
  last_city: 'Marka musi mieć co najmniej jedno miasto.',
  invalid_addresses: 'Listy adresów nie można przyjąć.',
  unknown_import: 'Nie ma takiego wczytywania, albo trwało za długo. Zacznij od nowa.',
  restaurant_in_use: 'Tej restauracji nie można usunąć: była otwarta albo ktoś już z niej korzystał.',
  restaurant_exists: 'Restauracja o tej nazwie pod tym adresem już jest na liście.',
  not_ready: 'Restauracji nie można jeszcze otworzyć: czegoś brakuje.',
  no_draft: 'Nie ma tu zmian do opublikowania.',
  review_outdated: 'Od sprawdzenia coś się zmieniło. Zobacz jeszcze raz, co się stanie.',
  hidden_by_decision:
    'Decyzją po zgłoszeniu ukryto tu treść, więc nie można wrócić do stanu sprzed niej. Jeśli się z tą decyzją nie zgadzasz, odpowiedz na e-mail o niej.',
  unknown_version: 'Tej wersji już nie ma.',
  unknown_dish: 'Takiego dania nie ma w menu.',
  test_under_way: 'Poprzednia próba jeszcze trwa. Dokończ ją albo odwołaj na tablicy.',
  nothing_to_test: 'Nie ma teraz czego wypróbować: wszystko jest wyprzedane albo zajęte.',
  closed: 'O tej porze lokal jest zamknięty.',
  rule_disabled: 'W tym terminie nie da się tego zrobić online.',
  nothing_to_transfer: 'Na tym urządzeniu nie ma nic, co można przenieść.',
  unknown_transfer: 'Nie znamy takiego linku.',
  transfer_over: 'Ten link był już użyty albo wygasł.',
  unknown_link: 'Nie ma takiego linku.',
  link_ended: 'Ten link jest zakończony. Zrób nowy.',
  link_day_past: 'Ten dzień już minął. Wybierz dzisiejszy albo późniejszy.',
  link_day_of_orders: 'Ta strona nie ma dnia w linku. Zostaw to pole puste.',
  unknown_list: 'Nie ma takiej strony: w tym mieście nie ma teraz restauracji, które się na niej pokazują.',
  unknown_link_restaurant:
    'Nie znamy takiej restauracji w tym serwisie. Wpisz część nazwy, numer albo wklej adres jej strony.',
  several_restaurants: 'Pasuje więcej niż jedna restauracja. Wybierz ją z listy.',
  no_menu_page: 'Ta restauracja nie ma strony z menu.',
  unknown_link_voucher: 'Marka nie ma teraz kuponu z takim kodem.',
  link_voucher_used_up: 'Wszystkie użycia tego kuponu są już wykorzystane. Wybierz inny.',
  link_voucher_of_orders:
    'Na tej stronie kupon niczego nie obniża. Wybierz stronę z dowozem albo odbiorem, albo zostaw link bez kuponu.',
  link_voucher_elsewhere: 'Ten kupon nie działa w tej restauracji. Wybierz inny albo dodaj mu tę restaurację.',
  unknown_voucher: 'Nie ma takiego kuponu.',
  unknown_voucher_restaurant:
    'Nie znamy takiej restauracji tej marki z dowozem albo odbiorem. Wpisz część nazwy, numer albo wklej adres jej strony.',
  no_voucher_restaurants: 'Marka nie ma tam restauracji z dowozem albo odbiorem.',
  last_voucher_restaurant: 'To jedyna restauracja tego kuponu. Zamiast tego zakończ kupon.',
  voucher_taken: 'Ten kod w tej marce już jest albo był. Wpisz inny.',
  voucher_day_past: 'Ten dzień już minął. Wpisz dzisiejszy albo późniejszy.',
  voucher_over: 'Ten kupon jest zakończony. Zrób nowy.',
  voucher_of_restaurant: 'Ten kod ustawiła restauracja. Zmienia go i kończy w swoich ustawieniach.',
  too_many_vouchers: 'To już najwięcej kuponów, ile może mieć marka. Zakończ te, których nie potrzebujesz.',
  too_many_voucher_places: 'To już najwięcej restauracji jednego kuponu. Zrób drugi.',
  same_link: 'Taki link już jest: ta sama kampania i ta sama strona.',
  too_many_links: 'To już najwięcej linków, ile może mieć marka. Zakończ te, których nie potrzebujesz.',
  too_many_pictures: 'Restauracja ma już najwięcej zdjęć, ile może mieć. Nieużywane znikną po tygodniu.',
  too_many_prints: 'To już najwięcej wydruków jednego linku.',
  role_missing: 'Twoja rola w tej restauracji na to nie pozwala.',
  link_session_required: 'To wymaga zalogowania linkiem z e-maila, nie kodem PIN.',
  link_over: 'Ten link już nie działa. Poproś o nowy.',
  wrong_pin: 'To nie ten PIN. Spróbuj jeszcze raz.',
  no_pin: 'Ta osoba nie ma jeszcze kodu PIN.',
  pin_locked: 'Zbyt wiele błędnych kodów PIN. Odczekaj albo poproś właściciela o nowy.',
  unknown_person: 'Nie znaleźliśmy tej osoby.',
  unknown_session: 'Ta sesja już się skończyła.',
  unknown_device: 'Nie znaleźliśmy tego urządzenia.',
  unknown_token: 'Nie znaleźliśmy tego klucza.',
  role_too_high: 'Tę rolę może zmieniać tylko osoba z wyższą rolą.',
  own_role: 'Własnej roli nie można zmienić.',
  last_owner: 'Restauracja musi mieć właściciela. Najpierw zaproś drugiego.',
  unknown_case: 'Nie znaleźliśmy tej sprawy.',
  unknown_consent: 'Nie znamy tej zgody: jest już usunięta albo adres jest niepełny.',
  nothing_to_send: 'Tam nie ma już adresu e-mail.',
  data_changed: 'Dane zmieniły się od chwili, gdy je pokazaliśmy. Sprawdź jeszcze raz i potwierdź.',
  still_under_way: 'Coś jest jeszcze w toku i musi się najpierw skończyć.',
  case_closed: 'Ta sprawa jest już załatwiona.',
  claimed_meanwhile: 'Ktoś inny wziął tę sprawę przed chwilą.',
  last_admin: 'Marka musi mieć administratora. Najpierw zaproś drugiego.',
  already_member: 'Ta osoba ma już inną rolę.',
  take_back_over: 'Na cofnięcie jest już za późno: gość został powiadomiony.',
  changed_meanwhile: 'Ktoś zmienił to przed chwilą. Sprawdź, jak jest teraz.',
  until_invalid: 'Podaj godzinę, która jeszcze nie minęła.',
  too_many_emails: 'Na ten adres e-mail wysłano już wiele zgłoszeń. Spróbuj za godzinę.',
} as const satisfies Record<string, string>

/** Texts for reservations, holds, the waitlist and availability. Contract C2, C12. */
const RESERVATION = {
  unknown_reservation: 'Nie znaleźliśmy tej rezerwacji.',
  too_many_holds: 'Masz już rozpoczęte inne rezerwacje. Dokończ je albo odczekaj kilka minut.',
  visit_overlaps: 'Na te dane masz już stolik o tej porze.',
  slot_taken: 'Ten termin właśnie został zajęty. Wybierz inny:',
  in_the_past: 'Ten termin już minął. Wybierz późniejszy.',
  too_far_ahead: 'Rezerwacje przyjmujemy najwyżej na 180 dni naprzód.',
  closed: 'W tym terminie lokal jest zamknięty. Wybierz inny.',
  rule_disabled: 'W tym terminie rezerwacja online jest niedostępna.',
  too_soon: 'Na tak bliski termin prosimy o telefon do restauracji.',
  not_a_slot: 'O tej godzinie restauracja nie przyjmuje rezerwacji. Wybierz jedną z podanych.',
  invalid_duration:
    'Na tak długo (albo tak krótko) ta restauracja nie rezerwuje stolika. Zostaw czas, który sama wyznacza.',
  party_too_large: 'Ta restauracja nie pomieści tylu osób. Zmień ich liczbę albo wybierz inną restaurację.',
  hold_not_needed: 'Ten termin wymaga potwierdzenia restauracji, dlatego stolik nie jest wstrzymywany.',
  table_free: 'W tym czasie jest wolny stolik. Zarezerwuj go od razu.',
  waitlist_not_needed: 'W tej restauracji o stolik po prostu pytamy: wyślij prośbę o rezerwację.',
  already_waiting: 'Ten adres e-mail już czeka na stolik w tym dniu.',
  unknown_waitlist_entry: 'Nie znaleźliśmy tego wpisu na liście oczekujących.',
  restaurant_suspended: 'Ta restauracja nie przyjmuje teraz rezerwacji online, więc nie proponujemy w niej stolików.',
  offer_over: 'Ta propozycja już wygasła, a stolik dostała następna osoba z listy.',
  not_changeable: 'Tej rezerwacji nie można już zmienić.',
  not_cancellable: 'Tej rezerwacji nie można już odwołać.',
  illegal_transition: 'Ta rezerwacja jest już w innym stanie.',
  no_change_request: 'Ta rezerwacja nie czeka na zmianę.',
  closed_hour: 'O tej porze restauracja jest zamknięta. Wybierz tę godzinę jeszcze raz, jeżeli mimo to tak ma być.',
  not_started: 'Wizyta jeszcze się nie zaczęła.',
  unknown_table: 'Nie ma takiego stolika.',
  unknown_area: 'Nie ma takiej sali.',
  unknown_block: 'Tej blokady już nie ma.',
  unknown_combination: 'Tego zestawienia stolików już nie ma.',
  already_combined: 'Te stoliki już są zestawione.',
  combination_permitted: 'To stałe zestawienie: zmienia je właściciel w ustawieniach stolików.',
  combination_without_effect:
    'Takie zestawienie nic nie zmieni: każdą grupę do 10 osób, którą pomieści, pomieszczą już stoliki lub zestawienia z niego. Większą grupę posadzisz przy wybranych stolikach bez zestawienia.',
  too_many_combinations: 'Zestawień stolików jest już 60. Usuń niepotrzebne, zanim dodasz następne.',
  too_many_blocks: 'Blokad jest już 200. Zakończ niepotrzebne, zanim dodasz następną.',
  until_before_from: 'Koniec musi być później niż początek.',
  consent_required: 'Alergie zapisujemy tylko za zgodą gościa. Zapytaj i zaznacz zgodę.',
  reason_required: 'Podaj powód odmowy.',
  invalid: 'Nie udało się zarezerwować stolika. Sprawdź dane i spróbuj ponownie.',
  in_progress: 'Ta rezerwacja jest właśnie zapisywana. Poczekaj chwilę.',
  too_many_reservations: 'Masz już wiele rezerwacji przed sobą. Odwołaj niepotrzebną albo zadzwoń do restauracji.',
  too_many_from_network: 'Z tej sieci przyszło już wiele rezerwacji na ten dzień. Zadzwoń do restauracji.',
  too_many_waits: 'Czekasz już na wiele stolików. Wypisz się z listy, na której już nie czekasz.',
} as const satisfies Record<string, string> & Record<Exclude<SlotReason, 'available' | 'request' | 'full'>, string>

/** Texts for orders, carts and payments. Contract C1, C3. */
const ORDER = {
  unknown_order: 'Nie znaleźliśmy tego zamówienia.',
  order_not_ended: 'To zamówienie jeszcze trwa. Najpierw je anuluj.',
  refund_too_much: 'Tyle nie można już zwrócić.',
  lines_impossible: 'Tylu sztuk tego dania nie było w zamówieniu albo zwrot za nie już jest.',
  nothing_to_refund: 'Za to zamówienie nie ma czego zwrócić.',
  orders_disabled: 'Ta restauracja nie przyjmuje teraz zamówień online.',
  delivery_type_not_offered: 'Restauracja nie dostarcza zamówień w ten sposób.',
  payment_not_offered: 'Tą metodą nie można tu zapłacić. Wybierz inną.',
  online_payment_required: 'Przy tym sposobie dostawy płatność jest tylko online.',
  terms_required: 'Zaakceptuj regulamin, aby zamówić.',
  no_capacity: 'Kuchnia nie zdąży na tę godzinę. Wybierz późniejszą.',
  unavailable_slot: 'O tej godzinie restauracja nie przyjmuje zamówień. Wybierz inną.',
  address_unknown: 'Nie znaleźliśmy tego adresu. Sprawdź ulicę, numer i miasto albo wybierz odbiór osobisty.',
  house_missing: 'Podaj numer domu.',
  house_invalid: 'Nie ma takiego numeru domu. Wygląda on tak: 12, 12A albo 12/14.',
  out_of_range: 'Pod ten adres restauracja nie dostarcza.',
  product_unavailable: 'Jedno z dań nie jest już dostępne.',
  answers_invalid: 'Jedno z dań wymaga jeszcze wyboru dodatków.',
  empty_cart: 'Koszyk jest pusty.',
  price_changed: 'Cena zmieniła się. Sprawdź nową kwotę, zanim zamówisz.',
  payment_declined: 'Płatność nie powiodła się. Spróbuj ponownie lub wybierz inną metodę.',
  payment_refused: 'Operator płatności nie przyjął tej płatności. Wybierz inną metodę.',
  payment_unavailable: 'Płatności są chwilowo niedostępne. Spróbuj ponownie za chwilę.',
  payment_pending: 'Czekamy jeszcze na potwierdzenie poprzedniej płatności.',
  too_many_attempts: 'Zbyt wiele prób płatności. Złóż zamówienie jeszcze raz.',
  not_payable: 'To zamówienie nie czeka już na płatność.',
  blik_code_required: 'Wpisz 6 cyfr kodu BLIK.',
  ready_at_required: 'Podaj, za ile minut zamówienie będzie gotowe.',
  not_due: 'Jest na to za wcześnie.',
  unknown_product: 'Nie ma takiego dania w menu.',
  call_back_over: 'Na cofnięcie wydania jest już za późno.',
  step_impossible: 'Tego zamówienia nie można teraz tak zmienić.',
  invalid: 'Nie udało się przyjąć zamówienia. Sprawdź dane i spróbuj ponownie.',
  in_progress: 'To zamówienie jest właśnie zapisywane. Poczekaj chwilę.',
  illegal_transition: 'To zamówienie jest już w innym stanie.',
  not_cancellable: 'Tego zamówienia nie można już anulować.',
  closed: 'Restauracja obecnie jest zamknięta',
  paused: 'Zamówienia chwilowo wstrzymane',
  rule_disabled: 'W tym terminie restauracja nie przyjmuje zamówień online.',
  reason_required: 'Podaj powód odmowy.',
  too_many_unpaid_orders: 'Czekamy już na płatność za kilka zamówień. Zapłać za nie albo poczekaj 15 minut.',
  too_many_from_network: 'Z tej sieci czeka już na tę porę kilka nieopłaconych zamówień. Wybierz inną godzinę.',
  too_many_door_orders: 'Kilka zamówień z płatnością przy odbiorze jest już w drodze. Zapłać online.',
} as const satisfies Record<string, string> & Record<Exclude<OrderRefusal, TextOfItsOwn>, string>

/** Every code of a refusal by the upstream; a code without a text does not compile. Contract "Errors". */
export type RefusalCode = keyof typeof COMMON | keyof typeof RESERVATION | keyof typeof ORDER | TextOfItsOwn
/** The area of a call, so that the text of a refusal matches the call. */
export type RefusalArea = 'reservation' | 'order' | 'other'

const TEXTS_BY_AREA: Record<RefusalArea, Partial<Record<RefusalCode, string>>> = {
  reservation: RESERVATION,
  order: ORDER,
  other: {},
}

/** The text of a refusal; that of `internal` for a code that its area does not have. Contract "Errors". */
export function refusalText(code: RefusalCode, area: RefusalArea): string {
  const common: Partial<Record<RefusalCode, string>> = COMMON
  return TEXTS_BY_AREA[area][code] ?? common[code] ?? COMMON.internal
}

/** Every code that has a text here. */
export const REFUSAL_CODES = [COMMON, RESERVATION, ORDER].flatMap(Object.keys) as RefusalCode[]

/** Texts for refusals of the payment input by the provider. Contract C3. */
export const PAYMENT_INPUT_TEXTS: Partial<Record<PaymentRefusal, string>> = {
  amount_refused: 'Tej kwoty nie da się zapłacić w ten sposób. Wybierz inną metodę płatności.',
  email_refused:
    'Operator płatności nie przyjmuje tego adresu e-mail. Wybierz inną metodę albo złóż zamówienie z innym adresem.',
  refused: 'Operator płatności nie przyjął tej płatności. Wybierz inną metodę.',
}

/** Text of the refusal `min_cart`; `missing` is a formatted amount. Contract C3. */
export function minCartText(missing: string): string {
  return `Do minimalnego zamówienia brakuje ${missing}.`
}

/** Text of the refusal `refund_too_much`; `left` is a formatted amount. Contract C40. */
export function refundTooMuchText(left: string): string {
  return `Z tego zamówienia można zwrócić jeszcze najwyżej ${left}.`
}

/** Text of the refusal `product_not_served`. Contract C6. */
export function notServedText(name: string, when: string): string {
  return `„${name}” podajemy ${when}. Wybierz taką godzinę albo usuń to danie z zamówienia.`
}

/** Reason of a reservation that the restaurant did not answer. Contract C2. */
export const UNANSWERED_REASON = 'Restauracja nie odpowiedziała na czas.'
