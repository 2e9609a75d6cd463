interface Section {
  title: string
  paragraphs: string[]
}

/** A brand's own texts below a city's list: about tables, and about ordering. */
export interface BrandText {
  /**
   * Slugs of the cities for which the text is true; absent: for all. A town added later gets no words about another.
   */
  cities?: readonly string[]
  reservations: Section
  orders: Section
}

/** Texts by tenant; a brand without one has no such section. See docs/design/search.md. */
export const BRAND_TEXTS: Record<string, BrandText> = {
  nakryte: {
    reservations: {
      title: 'Rezerwacja w podróży, krok po kroku',
      paragraphs: [
        'Nakryte działa w kilku miastach, więc tę samą drogę przejdziesz w każdym z nich. Wskazujesz dzień, porę i liczbę gości, a my pytamy system restauracji o stoły, które da się wtedy posadzić. To nie jest formularz kontaktowy: widzisz faktyczną dostępność, a wybrany stolik trzymamy przez dziesięć minut, gdy wpisujesz dane.',
        'Część lokali potwierdza natychmiast. Pozostałe odpowiadają później, o czym uprzedzamy przed wysłaniem. Kod z potwierdzenia wystarczy, by zmienić porę, dołożyć krzesło albo zrezygnować. Nie zakładasz konta, nie pobierasz aplikacji, nie podajesz karty.',
        'Plan zmienia się w trasie? Zajrzyj do sąsiednich miejscowości wymienionych na końcu strony. Wyniki zachowają datę oraz liczbę osób, więc porównanie dwóch rynków zajmuje tyle, co jedno kliknięcie. Gdy żadna sala nie jest wolna, proponujemy bliską godzinę, inny dzień lub zapis na listę rezerwową.',
        'Oznaczenie „na zapytanie” nosi lokal, który nie prowadzi z nami kalendarza. Wtedy nasza obsługa dzwoni tam za Ciebie w porze otwarcia i odsyła odpowiedź pocztą elektroniczną.',
      ],
    },
    orders: {
      title: 'Zamawianie z dala od domu',
      paragraphs: [
        'W obcym mieście najtrudniej ocenić, co dojedzie i kiedy. Dlatego zaczynamy od punktu na mapie, a nie od reklamy: po wskazaniu adresu sprawdzamy strefę każdej kuchni, liczymy opłatę i podajemy przedział czasu, w którym kurier powinien stanąć przy drzwiach.',
        'Pełna suma jest widoczna zawsze, z opakowaniem, kaucją za butelkę i ewentualnym napiwkiem. Jeżeli po drodze zmieni się cena dania, zapytamy Cię ponownie, zamiast po cichu pobrać inną kwotę. Stan zamówienia śledzisz na stronie z własnym odnośnikiem, bez logowania.',
        'Masz alergię lub dietę? W karcie odfiltrujesz potrawy wegetariańskie i wegańskie oraz te bez wybranych alergenów, a tego wyboru nie zapisujemy na serwerze. Danie bez podanych składników oznaczamy jako nieznane, bo brak informacji to nie to samo co brak orzechów.',
        'Płacisz tak, jak wolisz: BLIKIEM, kartą, przelewem albo gotówką tam, gdzie restauracja ją przyjmuje. Gdy kuchnia nie potwierdzi w porę lub odmówi, pieniądze wracają tą samą drogą, a informację dostajesz od razu. Po posiłku możesz powtórzyć identyczny koszyk jednym przyciskiem, także z innego miejsca.',
        'Na konferencję, trening lub urodziny złóż zamówienie na wybraną porę. Wiele restauracji przyjmuje je z wyprzedzeniem i rezerwuje sobie moc pieców, dlatego większa paczka nie czeka w kolejce za pojedynczą pizzą.',
      ],
    },
  },
  lubje: {
    cities: ['lublin'],
    reservations: {
      title: 'Dlaczego Lub*JE',
      paragraphs: [
        'Lub*JE zajmuje się jednym miastem i niczego nie miesza. Zamiast setek wyników z całej Polski dostajesz lubelskie adresy, ułożone według tego, gdzie dziś usiądziesz. Pierwszego miejsca na liście nie da się kupić.',
        'Rezerwacja nic nie kosztuje i nie wymaga hasła. Wystarczy nazwisko, numer telefonu i e-mail, na który wyślemy potwierdzenie. Prowadzisz lokal między Wieniawą a Kalinowszczyzną? Dopisz go przez stronę dla restauracji.',
      ],
    },
    orders: {
      title: 'Ile z Twojego obiadu zostaje w Lublinie',
      paragraphs: [
        'Restauracje płacą Lub*JE stałą kwotę za pakiet zamówień, bez procentu od rachunku. Nie muszą więc dopisywać prowizji do karty, a Ty widzisz uczciwą sumę, zanim potwierdzisz koszyk.',
        'Gdy coś pójdzie nie tak, nie szukasz infolinii na innym kontynencie. Numer restauracji jest na stronie zamówienia, a nasz adres w stopce, razem z formularzem zgłoszeń.',
      ],
    },
  },
  lesznoje: {
    cities: ['leszno'],
    reservations: {
      title: 'LesznoJE, czyli po swojemu',
      paragraphs: [
        'LesznoJE to lista zrobiona na miarę miasta: krótka, przejrzysta, bez reklam między restauracjami. Pokazujemy tylko te terminy, które kuchnia naprawdę może przyjąć, a godziny świąteczne i remonty mają pierwszeństwo przed zwykłym rozkładem.',
        'Komplet gości nie kończy sprawy. Zostaw zgłoszenie, a odezwiemy się, kiedy ktoś odwoła. Gdy zmienisz zdanie, rezygnujesz jednym ruchem i stół wraca do innych.',
      ],
    },
    orders: {
      title: 'Dowóz po leszczyńsku',
      paragraphs: [
        'LesznoJE rozlicza się z kuchniami ryczałtem. Dzięki temu potrawa może kosztować w sieci tyle, ile przy ladzie, a promocje w karcie ustala restauracja, nie my.',
        'Odległość liczymy w linii prostej od garnka do Twojej furtki. Jeżeli mieszkasz tuż za granicą strefy, powiemy to przed zakupami, a nie po zapłacie.',
      ],
    },
  },
  ostrowje: {
    cities: ['ostrow-wielkopolski'],
    reservations: {
      title: 'OstrówJE od kuchni',
      paragraphs: [
        'OstrówJE zna układ każdej sali: wie, które stoły można złączyć, ile krzeseł mieści ogródek i jak długo trwa kolacja we dwoje, a jak długo rodzinna. Stąd biorą się dokładne pory, co pół godziny, bez obietnic na wyrost.',
        'Nie pobieramy opłat od gości, a restauracjom nie sprzedajemy wyższej pozycji. Gdy właściciel zamknie dzień, terminy znikają w tej samej chwili.',
      ],
    },
    orders: {
      title: 'OstrówJE w pudełku',
      paragraphs: [
        'Opakowania i kaucje wyszczególniamy, bo rachunek ma się zgadzać co do grosza. OstrówJE nie dolicza własnej opłaty za obsługę; pakiet dla restauracji ma stałą cenę, niezależną od wartości posiłku.',
        'Obniżka zawsze stoi obok najniższej kwoty z miesiąca. Kod rabatowy zadziała od razu albo usłyszysz, czego mu brakuje.',
      ],
    },
  },
  miedzioweje: {
    cities: ['lubin', 'polkowice', 'glogow', 'legnica'],
    reservations: {
      title: 'MiedzioweJE: cztery rynki, jedna lista',
      paragraphs: [
        'W jednym mieście pracujesz, w drugim masz teściów, w trzecim kino. MiedzioweJE zbiera restauracje ze wszystkich czterech, więc do wieczornego wyjścia nie trzeba przeglądać osobnych stron, a między rynkami przechodzisz z tą samą datą.',
        'Pracujesz na zmiany? Szukaj również wczesnych pór, bo śniadaniownie przyjmują, zanim wyjdzie słońce. Za kolejność na liście nikt tu nie płaci, a każdą rezerwację odwołasz sam, bez tłumaczenia się w słuchawce.',
      ],
    },
    orders: {
      title: 'MiedzioweJE dla brygady i dla domu',
      paragraphs: [
        'Głód po nocnej zmianie nie pyta o porę obiadową. MiedzioweJE pokazuje, kto akurat gotuje, a kto dopiero rozpali piec, i liczy dowóz osobno dla każdego adresu.',
        'Restauratorzy wykupują pakiet, zamiast oddawać udział w rachunku. Schabowy może więc kosztować w sieci tyle, ile na tablicy przy wejściu, a zestaw dla dziesięciu osób nie drożeje przez pośrednika.',
      ],
    },
  },
}
