import type { LegalSection } from './document'
import type { LegalFacts } from './facts'

/** Sections of every privacy page: the information that GDPR art. 13 requires, besides the purposes themselves. */
export function controllerSection({ label, operatorText, email }: LegalFacts): LegalSection {
  return {
    id: 'administrator',
    title: 'Kto odpowiada za Twoje dane',
    blocks: [
      `Administratorem danych w serwisie ${label} jest ${operatorText}. W sprawach danych pisz na [${email}](mailto:${email}).`,
      'Restauracja, do której trafia Twoja rezerwacja lub zamówienie, jest osobnym administratorem danych, które od nas dostaje. Jej dane są na jej stronie w serwisie.',
    ],
  }
}

export const reservationData: LegalSection = {
  id: 'rezerwacje',
  title: 'Gdy rezerwujesz stolik',
  blocks: [
    'Zbieramy imię i nazwisko, telefon, e-mail, restaurację, termin, liczbę osób i to, co wpiszesz sam: uwagi, liczbę dzieci, miejsce na sali. Zapisujemy też, skąd przyszła rezerwacja, na przykład z reklamy albo ze strony restauracji.',
    'Robimy to, żeby zawrzeć i wykonać umowę o rezerwację (art. 6 ust. 1 lit. b RODO). Bez imienia, telefonu i e-maila restauracja nie przyjmie rezerwacji. Reszta jest dobrowolna.',
    'Prosimy nie wpisywać w uwagach informacji o zdrowiu, które nie są potrzebne. Jeśli podasz alergię, użyjemy jej tylko po to, by przekazać ją restauracji, bo sam o to prosisz (art. 9 ust. 2 lit. a RODO).',
    'O potwierdzeniu, zmianie i odwołaniu rezerwacji piszemy na podany e-mail, a na dzień przed wizytą przypominamy o niej. SMS wysyłamy z przypomnieniem i wtedy, gdy restauracja nie przyjmie rezerwacji albo gdy odwoła ją restauracja lub nasza obsługa. To część umowy, nie reklama.',
    'Na liście oczekujących na stolik mamy termin, liczbę osób, e-mail i telefon. Napiszemy na nie tylko wtedy, gdy wpiszesz się na listę i gdy zwolni się stolik. Wpis usuwamy 7 dni po tym dniu, także gdy z niego zrezygnujesz.',
    'Gdy czekasz na stolik przy drzwiach restauracji, obsługa zapisuje na tej liście nazwisko, liczbę osób i to, co podasz: telefon lub e-mail. Napiszemy raz, gdy stolik jest gotowy. Ten wpis też usuwamy po 7 dniach.',
    'Restauracja może przy Twoim numerze telefonu zapisać notatkę, na przykład o ulubionym stoliku. Widzi przy nim też Twoje wcześniejsze wizyty u siebie, a o wizytach w innych restauracjach nic. Alergię zapisze tylko wtedy, gdy się na to zgodzisz (art. 9 ust. 2 lit. a RODO); widzi ją ten, kto obsługuje gości. Notatkę usuwamy 12 miesięcy po ostatniej wizycie.',
    'Imię, nazwisko, telefon, e-mail i uwagi usuwamy 12 miesięcy po wizycie. Zostaje wpis bez danych o osobie: restauracja, termin, liczba osób.',
  ],
}

export const orderData: LegalSection = {
  id: 'zamowienia',
  title: 'Gdy zamawiasz jedzenie',
  blocks: [
    'Zbieramy imię i nazwisko, telefon, e-mail, adres dostawy, dania, kwoty, sposób i stan płatności, wybraną godzinę oraz uwagi, a jeśli prosisz o fakturę, NIP. Przy płatności online także adres IP, którego wymaga operator płatności.',
    'Robimy to, żeby wykonać umowę (art. 6 ust. 1 lit. b RODO), rozpatrzyć reklamację i bronić się przed nadużyciami, na przykład przed wielokrotnym użyciem jednego kodu (art. 6 ust. 1 lit. f RODO), a w zakresie rozliczeń, bo wymaga tego prawo (art. 6 ust. 1 lit. c RODO).',
    'Potwierdzenie zamówienia z rachunkiem, odpowiedź restauracji i wiadomość o zwrocie wysyłamy na podany e-mail. SMS wysyłamy, gdy zamówienie anuluje restauracja lub nasza obsługa.',
    'Danych karty nie widzimy. Kodu BLIK nie zapisujemy.',
    'Imię, nazwisko, telefon, e-mail, adres, NIP i uwagi usuwamy 12 miesięcy po zamówieniu. Zostają kwoty i dania, bez danych o osobie, a po użyciu kodu rabatowego skrót numeru telefonu, żeby jeden kod nie zadziałał ponad swój limit. Adres IP usuwamy, gdy tylko płatność się zakończy. Dowody księgowe restauracja i operator płatności przechowują tak długo, jak każe prawo podatkowe.',
  ],
}

export const addressData: LegalSection = {
  id: 'adresy',
  title: 'Gdy szukasz adresu',
  blocks: [
    'Gdy wpisujesz adres dostawy, wysyłamy wpisane litery do naszego serwera po podpowiedzi, a położenie adresu po to, by policzyć odległość od restauracji. Tych pytań nie zapisujemy. O położenie urządzenia nie pytamy.',
    'Gdzie podpowiedzi lub mapę daje Google, wpisane litery, wybrany adres i adres IP urządzenia trafiają do dostawcy tych map, dopiero gdy dotkniesz pola adresu albo otworzysz mapę. Na szerokim ekranie mapa stoi obok listy od razu.',
  ],
}

export const messageData: LegalSection = {
  id: 'wiadomosci',
  title: 'Gdy do nas piszesz',
  blocks: [
    'Ze [zgłoszenia](/zgloszenie), reklamacji lub e-maila mamy to, co podasz: imię i nazwisko, e-mail, treść, adres strony. Korzystamy z nich, żeby odpowiedzieć i wypełnić obowiązki z aktu o usługach cyfrowych i ustawy o prawach konsumenta (art. 6 ust. 1 lit. c i f RODO).',
    'Z [formularza dla restauracji](/dla-restauracji) mamy imię i nazwisko, NIP, nazwę lokalu, miasto, telefon, e-mail, to, jak dziś sprzedajesz, i wybrany plan. Korzystamy z nich, żeby odpowiedzieć na Twoje pytanie o współpracę (art. 6 ust. 1 lit. a i b RODO).',
    'Zgłoszenia i dane z formularza dla restauracji usuwamy po 12 miesiącach.',
  ],
}

export const panelData: LegalSection = {
  id: 'panel',
  title: 'Gdy pracujesz w restauracji',
  blocks: [
    'Kto przyjmuje zamówienia i gości w panelu restauracji, tego imię, rolę i, jeśli loguje się linkiem, e-mail mamy od niej. Zapisujemy, kto, kiedy i na którym urządzeniu się zalogował i co zrobił, żeby każda decyzja miała swojego autora (art. 6 ust. 1 lit. f RODO). Dziennik widzi właściciel i kierownik restauracji.',
    'PIN i linki do logowania przechowujemy tylko jako skróty, których nie da się odczytać. Link usuwamy po dniu, zapis o sesji 30 dni po jej końcu, e-mail osoby, która nie ma już żadnej roli, po 30 dniach. W dzienniku zostaje wtedy wpis bez imienia.',
    'Kto włączy powiadomienia o alarmach, tego przeglądarka zakłada dla nas adres u swojego dostawcy powiadomień. Wysyłamy nim nazwę restauracji i liczbę czekających, bez danych gości. Adres usuwamy po wyłączeniu powiadomień, końcu sesji albo odłączeniu urządzenia.',
  ],
}

export const marketingData: LegalSection = {
  id: 'oferty',
  title: 'Oferty SMS-em i e-mailem',
  blocks: [
    'Przy rezerwacji i zamówieniu są dwa osobne pola: oferty SMS-em i oferty e-mailem. Oba są na początku puste i żadne nie jest potrzebne, żeby zarezerwować lub zamówić. Podanie numeru lub adresu nie jest zgodą.',
    'Jeśli któreś zaznaczysz, możemy wysyłać tą drogą oferty serwisu i restauracji (art. 6 ust. 1 lit. a RODO i art. 398 Prawa komunikacji elektronicznej). Zgodę cofniesz w każdej chwili jednym naciśnięciem: adres do tego stoi w każdej takiej wiadomości i w potwierdzeniu rezerwacji lub zamówienia, przy którym ją dano. Nie wpływa to na to, co stało się wcześniej.',
    'Zapisujemy, kiedy, przy czym i przy jakich słowach dano zgodę, bo musimy umieć to wykazać. Zgoda trwa, dopóki jej nie cofniesz, także po wizycie; zapis o cofniętej usuwamy po 12 miesiącach. Zgody dane przed 27 listopada 2026 r. wygasają najpóźniej po 12 miesiącach.',
  ],
}

/** Data that the browser stores for us. Electronic communications law, art. 399. */
export function storageSection({ services }: LegalFacts): LegalSection {
  return {
    id: 'pamiec-przegladarki',
    title: 'Pliki cookie i pamięć przeglądarki',
    blocks: [
      'Bez Twojej zgody zapisujemy tylko to, czego potrzebuje czynność, o którą prosisz:',
      {
        points: [
          'cookie „theme”: który serwis oglądasz, gdy kilka działa pod jednym adresem. Do zamknięcia przeglądarki.',
          'cookie „form”: zaszyfrowana odpowiedź na formularz wysłany bez JavaScriptu i to, co w nim wpisano, żeby po błędzie nic nie zginęło. 5 minut.',
          'cookie „twoje_dane”, tylko na stronach o Twoich danych: zaszyfrowany klucz, który otwiera je po potwierdzeniu e-maila. Godzina.',
          'cookie „delivery_address”: ostatni adres dostawy bez numeru mieszkania i bez uwag. 90 dni.',
          'cookie „moje”: zaszyfrowana lista ostatnich 10 zamówień i rezerwacji z tego urządzenia oraz ulubionych restauracji. 90 dni od ostatniej zmiany albo do chwili, gdy ją wyczyścisz.',
          'cookie „panel_session”, „panel_device” i „panel_form”, tylko w panelu restauracji: zaszyfrowane logowanie jej pracowników, zapisane urządzenie oraz odpowiedź na wysłany formularz. 90 dni, 400 dni i 5 minut.',
          'pamięć lokalna „panelPrints”, tylko w panelu restauracji: czy to urządzenie samo drukuje bilet przyjętego zamówienia. Do chwili, gdy to wyłączysz. Pamięć lokalna „panelList”: czy pokazuje dzień jako listę. Do chwili, gdy wrócisz do osi czasu. Gdy włączysz tam powiadomienia, przeglądarka pamięta ich adres, dopóki ich nie wyłączysz.',
          'pamięć lokalna „alarmSilences”, tylko w panelu restauracji: które alarmy to urządzenie chwilowo wyciszyło i do której godziny. Najwyżej kwadrans od naciśnięcia.',
          'pamięć lokalna „deliveryPreferences” i „lastUsedAddresses”: sposób odbioru oraz pięć ostatnich adresów. Do chwili, gdy je usuniesz.',
          'pamięć lokalna „knownDiner”, tylko gdy zaznaczysz „Zapamiętaj mnie na tym urządzeniu”: imię, nazwisko, telefon, e-mail i sposób płatności z ostatniej rezerwacji lub zamówienia, żeby następny formularz był już wypełniony. Do roku od ostatniego użycia albo do chwili, gdy naciśniesz „Zapomnij mnie”. Nie wysyłamy tego nikomu, dopóki sam nie wyślesz formularza.',
          'pamięć lokalna „lastDoneAt”: kiedy ostatnio coś z tego urządzenia zarezerwowano lub zamówiono, żeby strona główna mogła to pokazać. Do chwili, gdy wyczyścisz listę.',
          'pamięć lokalna „lastCity”: miasto, w którym ostatnio szukano tu stolika, żeby formularz od niego zaczynał. Do chwili, gdy naciśniesz „Zapomnij mnie”.',
          'pamięć lokalna „marketingAsked”: to, że po zamówieniu padło już pytanie o oferty, żeby go nie powtarzać. Do chwili, gdy ją usuniesz.',
          'pamięć podręczna przeglądarki: strona Twojej rezerwacji, żeby otworzyła się także bez sieci. Do końca wizyty albo do chwili, gdy naciśniesz „Zapomnij mnie”.',
          'pamięć lokalna „cart” i „cartDetails”: zawartość koszyka i kod rabatowy. Do chwili zamówienia lub opróżnienia koszyka.',
          'pamięć lokalna „orderUnderWay”: zamówienie, którego przyjęcia jeszcze nie znamy, żeby nie złożyć go dwa razy. Do chwili odpowiedzi, najwyżej dobę.',
          'pamięć sesji „reservation:…”: niedokończony formularz rezerwacji. Do zamknięcia karty.',
          'pamięć sesji „keptFields”: pola, które wypełniono przed odświeżeniem strony, żeby nic nie zginęło. Do chwili, gdy wrócą na stronę, najdłużej do zamknięcia karty.',
          'pamięć sesji „dietFilter” i „dietAccepted”: filtr diety i alergenów oraz dania, które mimo niego trafiły do koszyka. Nie wysyłamy ich nikomu. Do zamknięcia karty.',
          'pamięć sesji „orderSent:…”: to, że z tej karty wysłano zamówienie do danej restauracji, żeby pokazać drogę do niego. Do zamknięcia karty.',
          'pamięć sesji „voucher”, „linkedVoucher” i „removedVoucher”: kod rabatowy z linku, do użycia w koszyku, oraz to, że przyszedł z linku albo że usunięto go z koszyka. Do zamknięcia karty.',
          ...(services.length > 0
            ? [
                'pamięć lokalna „consent…”: Twoja odpowiedź na pytanie o zgodę, jej wersja i czas. Do chwili, gdy ją usuniesz.',
              ]
            : []),
        ],
      },
      'Gdy adres strony zawiera nazwę kampanii lub numer kliknięcia reklamy, bo przychodzisz z takiego linku, zapisujemy je przy rezerwacji, zamówieniu, wpisie na listę i zgłoszeniu. W przeglądarce nic przy tym nie zostaje. Numer kliknięcia usuwamy po 12 miesiącach.',
      'Listę „Moje zamówienia i rezerwacje” przeniesiesz na drugie urządzenie linkiem, który na Twoją prośbę wysyłamy na adres e-mail z tych zamówień i rezerwacji. Link działa raz, przez 30 minut; zapis o nim, z adresem e-mail, usuwamy dzień później.',
      'Wszystko to usuniesz w ustawieniach przeglądarki. Serwis będzie działał dalej, tylko nie będzie pamiętał adresu i koszyka.',
      services.length > 0
        ? 'Narzędzi analitycznych i reklamowych innych firm używamy tylko po Twojej zgodzie. Odmówić można tak samo łatwo, jak się zgodzić. Co robią, mówi [następny punkt](#liczenie).'
        : 'Nie używamy narzędzi analitycznych ani reklamowych innych firm i nie śledzimy Cię między stronami.',
    ],
  }
}

export const logsSection: LegalSection = {
  id: 'dzienniki',
  title: 'Dzienniki i bezpieczeństwo',
  blocks: [
    'Gdy strona w Twojej przeglądarce napotka błąd, wysyła nam krótki opis. Tak samo liczymy kroki na drodze do rezerwacji lub zamówienia. Adresy e-mail, telefony i kody zamazujemy, zanim opis opuści przeglądarkę. Te wpisy nie mają identyfikatora osoby i znikają po 30 dniach.',
    'Dziennik serwera zawiera godzinę, rodzaj strony i czas odpowiedzi, bez adresu IP, bez treści formularzy i bez kodów.',
    'Żeby odeprzeć masowe zapytania, serwer przez chwilę pamięta adres IP. Przy trzymaniu stolika przez 10 minut zapisuje skrót sieci, z której przyszło. Żeby nikt nie zajął całej restauracji ani kuchni, ten sam skrót jest przy rezerwacji do dnia wizyty, najwyżej 30 dni, a przy zamówieniu najwyżej dobę. Podstawą jest nasz uzasadniony interes: działający i bezpieczny serwis (art. 6 ust. 1 lit. f RODO).',
    'Adresy stron rezerwacji i zamówień są kluczami. Telefon i e-mail są na nich częściowo zakryte, a strony te nie zdradzają swojego adresu innym.',
  ],
}

export const recipientsSection: LegalSection = {
  id: 'odbiorcy',
  title: 'Komu przekazujemy dane',
  blocks: [
    {
      points: [
        'restauracji, którą wybierzesz, żeby Cię przyjęła albo przygotowała i dowiozła zamówienie,',
        'operatorowi płatności, gdy płacisz online,',
        'firmom, które dostarczają nasze e-maile i SMS-y, na podstawie umowy powierzenia,',
        'firmie, na której serwerach działa serwis, na podstawie umowy powierzenia,',
        'organom państwa, gdy prawo tego wymaga.',
      ],
    },
    'Danych nie sprzedajemy. O tym, czy rezerwacja zostanie potwierdzona od razu, decyduje wolny stolik, a nie ocena osoby.',
  ],
}

export function rightsSection({ email }: LegalFacts): LegalSection {
  return {
    id: 'prawa',
    title: 'Twoje prawa',
    blocks: [
      `Możesz poprosić o wgląd w dane i ich kopię, poprawienie, usunięcie, ograniczenie przetwarzania i przeniesienie, wnieść sprzeciw oraz cofnąć zgodę. Dane zobaczysz i pobierzesz od razu, a o usunięcie poprosisz na stronie [Twoje dane](/twoje-dane), po potwierdzeniu e-maila; prośby o usunięcie, bez Twojego adresu, trzymamy 12 miesięcy jako dowód odpowiedzi. W innych sprawach napisz na [${email}](mailto:${email}). Odpowiadamy w ciągu miesiąca. Możemy dopytać o kod rezerwacji lub numer zamówienia, żeby nie wydać danych komuś innemu.`,
      'Możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych, ul. Stanisława Moniuszki 1A, 00-014 Warszawa, [uodo.gov.pl](https://uodo.gov.pl).',
    ],
  }
}
