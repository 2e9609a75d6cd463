interface Words {
  /** The page's title for search engines; the brand's name is appended. */
  title: string
  lead: string
  paragraphs: string[]
}

/** A brand's own texts about a city: its tables, and ordering there. */
interface BrandCityText {
  reservations: Words
  orders: Words
}

/**
 * Texts of a brand that lists a city beside the city's own brand, by tenant and city slug. Without a text here, a
 * city's canonical page is that of the city's brand. See docs/design/search.md.
 */
export const BRAND_CITY_TEXTS: Record<string, Record<string, BrandCityText>> = {
  nakryte: {
    lublin: {
      reservations: {
        title: 'Gdzie zjeść w Lublinie: stoliki na dziś i weekend',
        lead: 'Na jeden wieczór czy na cały weekend: kolacja w Lublinie zaplanowana z pociągu.',
        paragraphs: [
          'Przyjeżdżasz do Lublina na dzień lub dwa? Zostaw sobie obiad na porę po zwiedzaniu kaplicy zamkowej, kiedy wycieczki wracają do autokarów i przy stołach robi się luźniej. Kolację zaplanuj bliżej noclegu: hotele stoją głównie przy alejach i wokół Ogrodu Saskiego, a stamtąd spacer do centrum zajmuje kilkanaście minut.',
          'Na rocznicę wybierz salę z małymi stołami i poproś o miejsce z dala od wejścia. Na spotkanie służbowe szukaj wczesnej pory, około siedemnastej, bo wtedy jest ciszej, a rachunek zdąży przyjść przed ostatnim ekspresem do Warszawy. Rodziny z wózkiem docenią lokale na jednym poziomie: wiele tutejszych piwnic ma strome schody, więc warto dopisać to w uwagach do rezerwacji.',
          'Studenckie miasto oznacza też spokojne lipcowe i sierpniowe tygodnie oraz pełne sale w październiku, gdy zaczynają się zajęcia, i w czerwcu, gdy trwają obrony. Grupy powyżej dziesięciu osób prowadzimy osobno: wysyłasz zapytanie, a restauracja potwierdza je sama. Przy mniejszych stołach odpowiedź bywa natychmiastowa.',
          'Nie wiesz jeszcze, na co masz ochotę? Zacznij od godziny. Lista poniżej zmienia się razem z nią, bo układamy ją według tego, gdzie naprawdę jest wolne.',
        ],
      },
      orders: {
        title: 'Zamów jedzenie w Lublinie: pod drzwi lub odbiór',
        lead: 'Hotel, biuro, mieszkanie u znajomych: podaj adres w Lublinie, resztę znajdziemy.',
        paragraphs: [
          'Nie musisz znać miasta, żeby dobrze zamówić. Wpisz ulicę i numer, także hotelowy, a lista pokaże tylko tych, którzy tam dojadą, razem z opłatą i porą dostawy. Numer pokoju lub recepcji dopisz w uwagach dla kuriera.',
          'Na naradę albo szkolenie złóż zamówienie dzień wcześniej, na konkretną godzinę: kuchnia rozłoży pracę, a dania przyjadą razem. Fakturę i podział rachunku uzgodnisz bezpośrednio z restauracją, której telefon jest na jej stronie.',
          'W podróży wygodniejszy bywa odbiór. Zamów z pociągu lub z samochodu, zapłać z góry i wejdź tylko po paczkę. Przy każdym lokalu podajemy ulicę, więc łatwo wybrać taki, który leży po drodze na dworzec lub na obwodnicę.',
        ],
      },
    },
    leszno: {
      reservations: {
        title: 'Restauracja w Lesznie na dziś: zarezerwuj stolik',
        lead: 'W pół drogi między Poznaniem a Wrocławiem, w sam raz na dłuższy postój.',
        paragraphs: [
          'Do Leszna trafia się często przy okazji: jadąc ekspresówką, wracając z jezior pod Boszkowem albo z lotów na tutejszym lotnisku. Z trasy zjeżdża się tu na obiad, który nie jest stacją benzynową, i nie trzeba nadkładać godziny. Sprawdź porę otwarcia przed zjazdem, bo w poniedziałki część kuchni odpoczywa.',
          'Na weekend we dwoje dobrze działa prosty plan: spacer śladami Leszczyńskich, kawa, krótki odpoczynek i stolik na dziewiętnastą. Rodzinne uroczystości, chrzciny i komunie, rezerwuje się w okolicy z dużym wyprzedzeniem, w maju nawet na kilka miesięcy. Dla dziesięciu osób i więcej wyślij zapytanie, bo takie stoły restauracje łączą ręcznie.',
          'Przyjeżdżasz na zawody? Zajrzyj najpierw do kalendarza żużla i szybowców. W weekend z imprezą warto szukać pory obiadowej, a po zawodach uzbroić się w cierpliwość albo usiąść dopiero po dwudziestej.',
          'Każdą rezerwację możesz przełożyć lub odwołać sam, z odnośnika w wiadomości. Gdy pociąg się spóźni, wystarczy zmienić godzinę i dojechać spokojnie.',
        ],
      },
      orders: {
        title: 'Obiad na dowóz w Lesznie: kto dziś gotuje',
        lead: 'Obiad do pracy, kolacja do hotelu, paczka na drogę.',
        paragraphs: [
          'Pracujesz w strefie przemysłowej albo w biurze przy drodze na Poznań? Zbierz zamówienia zespołu w jednym koszyku i ustaw dostawę na początek przerwy. Uwagi dopisuje się osobno przy każdym daniu, więc nikt nie pomyli, kto prosił bez cebuli.',
          'Jadąc ekspresówką, możesz zamówić na odbiór jeszcze przed zjazdem. Podajemy porę, o której paczka będzie gotowa, oraz dokładny adres lokalu. Zapłacisz w sieci albo na miejscu, zależnie od tego, co przyjmuje dana kuchnia.',
          'Nocujesz pod miastem? Zasięg dostaw jest różny, niektóre lokale wożą także do sąsiednich gmin. Po wpisaniu adresu znikają z listy te, które nie przyjadą.',
        ],
      },
    },
    'ostrow-wielkopolski': {
      reservations: {
        title: 'Gdzie zjeść w Ostrowie Wielkopolskim: stoliki',
        lead: 'Między Kaliszem a Poznaniem: stolik, na który warto wysiąść.',
        paragraphs: [
          'Przez Ostrów jeździ pół Wielkopolski, a przesiadka potrafi trwać akurat tyle, co dobry obiad. Od peronów do śródmieścia jest blisko dwadzieścia minut spokojnym krokiem. Jeżeli masz mniej niż półtorej godziny, wybierz lokal z krótką kartą i zarezerwuj, zamiast liczyć na szczęście.',
          'Kto zostaje dłużej, ten zwykle jedzie do Antonina, do myśliwskiego pałacu w lasach, albo nad wodę na Piaski. Po takim dniu przydaje się późniejsza kolacja: ustaw dwudziestą i zobacz, kto jeszcze przyjmuje gości. Godziny ostatniego stolika znajdziesz przy każdej restauracji.',
          'Na urodziny, wieczór firmowy lub spotkanie klasowe szukaj miejsc z osobną salą. Liczbę dzieci i potrzebę krzesełek podaje się w formularzu, a alergie w uwagach. Gdy gości będzie więcej niż dziesięcioro, zamiast stolika wysyłasz zapytanie i dostajesz odpowiedź na piśmie.',
          'Ceny oznaczamy w czterech stopniach, od niedrogich barów po kolacje od święta. To wskazówka, nie cennik: kwoty poznasz z karty restauracji.',
        ],
      },
      orders: {
        title: 'Jedzenie na wynos w Ostrowie Wielkopolskim',
        lead: 'Gorące pudełko przed odjazdem albo obiad w przerwie szkolenia.',
        paragraphs: [
          'Czekasz na przesiadkę? Odbiór z lokalu w śródmieściu zabierze mniej czasu niż kolejka do okienka. Zamów, gdy pociąg mija Kalisz lub Krotoszyn, a jedzenie spakują na Twoje wejście.',
          'Firmom z podmiejskich stref polecamy dostawę na godzinę. Składa się ją rano, jeden koszyk dla wszystkich, z dopiskami przy daniach. Potwierdzenie trafia na pocztę razem z numerem, który wystarczy podać przy odbiorze.',
          'Wieczorem, kiedy część pieców już stygnie, lista pokazuje kolejno otwarte kuchnie i porę najbliższego otwarcia pozostałych. Nic, czego dziś nie zjesz, nie udaje dostępnego.',
        ],
      },
    },
    lubin: {
      reservations: {
        title: 'Kolacja w Lubinie: zarezerwuj stolik na dziś',
        lead: 'Delegacja, mecz, rodzina w odwiedzinach: stół w Lubinie na każdą okazję.',
        paragraphs: [
          'Do Lubina przyjeżdża się przede wszystkim do pracy. Kto jest tu służbowo, ma zwykle godzinę między spotkaniem a drogą powrotną na Wrocław, dlatego przy restauracjach podajemy dokładne wolne pory, co pół godziny lub co kwadrans. Rachunek na firmę zgłoś przy zamawianiu, a nie przy wyjściu.',
          'Na mecze Zagłębia, piłkarzy i piłkarek ręcznych, zjeżdżają kibice z całego regionu. W takie dni stolik przy głównych ulicach najlepiej mieć przed pierwszym gwizdkiem. Po spotkaniu łatwiej o miejsce na obrzeżach, gdzie jest też gdzie zaparkować.',
          'Odwiedzasz bliskich z dziećmi? Po Parku Wrocławskim, z ptakami i dinozaurami, apetyt przychodzi nagle. Zarezerwuj na piętnastą, zaznacz liczbę dzieci i poproś o krzesełko. Gdy plany się przesuną, zmienisz godzinę jednym odnośnikiem z wiadomości.',
          'Duże rodzinne zjazdy prowadzimy jako zapytania: powyżej dziesięciu osób restauracja sama ustala z Tobą salę i zadatek. Odpowiedź przychodzi pocztą, bez wydzwaniania po kolei.',
        ],
      },
      orders: {
        title: 'Kolacja z dowozem w Lubinie: zamów na godzinę',
        lead: 'Kolacja do hotelu po delegacji i obiad, który zdąży przed zmianą.',
        paragraphs: [
          'Zamawiając do zakładu lub do biurowca, wpisz bramę i numer telefonu osoby, która odbierze paczkę. Kurier nie wjedzie na teren, ale zadzwoni. Najspokojniejszą porą na dostawy służbowe jest jedenasta, zanim ruszy obiadowy szczyt.',
          'W hotelu nie ma kuchni po dwudziestej drugiej? Sprawdź, kto wozi najdłużej: pora ostatniego zamówienia stoi przy każdej restauracji, a po niej możesz już tylko zamówić na jutro.',
          'Drobne kwoty też mają sens, jeżeli odbierzesz je sam. Przy odbiorze nie liczymy minimum ani dowozu, płacisz tyle, ile pokazuje koszyk.',
        ],
      },
    },
    polkowice: {
      reservations: {
        title: 'Obiad w Polkowicach: stolik po drodze i po basenie',
        lead: 'Postój przy trasie na południe, basen z dziećmi, obiad bez pośpiechu.',
        paragraphs: [
          'Polkowice leżą tuż przy drodze ekspresowej z Zielonej Góry do Legnicy i dla wielu kierowców są po prostu dobrym miejscem na przerwę. Zjazd, parking i stół dzieli tu kilka minut. Zarezerwuj z trasy, na telefonie pasażera, a usiądziesz od razu.',
          'Drugi powód, by tu zajechać, to Aquapark. Po kilku godzinach w wodzie dzieci są głodne natychmiast, więc lepiej mieć stolik umówiony na konkretną porę niż szukać go z mokrymi włosami. W formularzu podasz, ilu małych gości przyjdzie z Tobą.',
          'Firmy ze strefy ekonomicznej przyprowadzają tu gości z zagranicy na lunch i na kolację po audycie. Na takie spotkanie poproś o spokojny stół i podaj język, w którym ma mówić obsługa: uwagi trafiają prosto do restauracji.',
          'Wybór nie jest wielki, dlatego obok wolnych stolików pokazujemy też sąsiednie miasta. Do Lubina jedzie się kwadrans, do Głogowa niewiele dłużej.',
        ],
      },
      orders: {
        title: 'Zamów obiad w Polkowicach: dowóz i odbiór',
        lead: 'Do zakładu, do hotelu, na parking przy ekspresówce.',
        paragraphs: [
          'Pracujesz na zmiany w jednej z tutejszych fabryk? Ustaw godzinę dostawy na przerwę i podaj numer bramy. Jedno zamówienie dla całej linii wychodzi taniej, bo opłata za dowóz dzieli się na wszystkich.',
          'Kierowcy wybierają odbiór. Koszyk złożysz na postoju, zapłacisz telefonem, a po zjeździe czeka zapakowana porcja. Wybierz dania, które dobrze znoszą drogę: zupy w zamykanych kubkach, makarony, pierogi.',
          'Gdy nikt z okolicy nie przyjmuje akurat zamówień, napiszemy, kto i o której znów ruszy, zamiast pokazywać pustą listę.',
        ],
      },
    },
    glogow: {
      reservations: {
        title: 'Kolacja w Głogowie: stolik nad Odrą i w centrum',
        lead: 'Przystanek nad Odrą dla rowerzystów, żeglarzy i tych, co jadą do rodziny.',
        paragraphs: [
          'Głogów bywa celem niedzielnych wyjazdów: rejs po rzece, ruiny kolegiaty, wystawa w zamku książąt. Całość mieści się w pół dnia, więc obiad najlepiej zaplanować na czternastą, po przeprawie przez most, a przed powrotem. Na rowerowym szlaku odrzańskim to zresztą jeden z niewielu przystanków z prawdziwym wyborem kuchni.',
          'Wieczór we dwoje? Poproś o stół przy oknie i przyjedź przed zachodem słońca. W formularzu wybierzesz salę lub ogródek, jeśli restauracja je rozróżnia, a resztę życzeń zapiszesz w uwagach. Restauracja widzi je, zanim potwierdzi.',
          'Przy hucie pracują całe rodziny, a spotkania jubileuszowe i pożegnania odchodzących na emeryturę odbywają się przez okrągły rok. Na dwanaście lub dwadzieścia osób wyślij zapytanie co najmniej tydzień naprzód. Mniejszy stół, do dziesięciu gości, potwierdza się zwykle od ręki.',
          'Jeśli akurat wszystko jest zajęte, zapisz się na listę oczekujących. Gdy ktoś zrezygnuje, dostaniesz wiadomość i dziesięć minut na decyzję.',
        ],
      },
      orders: {
        title: 'Jedzenie pod drzwi w Głogowie: kto dowozi',
        lead: 'Na działkę, do akademika, na pokład: jedzenie w Głogowie na Twój adres.',
        paragraphs: [
          'Adres nie musi być mieszkaniem. Dowozimy na tyle, na ile sięgają strefy restauracji: do ogródków działkowych, do szkół, czasem na przystań. Wpisz najbliższy numer i opisz dojście, a kurier zatelefonuje.',
          'Rowerzystom radzimy odbiór. Zatrzymujesz się raz, jedzenie jest spakowane, a Ty nie pilnujesz sakw w kolejce. Lokale najbliżej trasy poznasz po ulicach podanych na liście.',
          'Urodziny w domu? Większe zamówienie złóż z rana, wybierając porę podania. Kuchnia przyjmie je tylko wtedy, gdy naprawdę da radę, więc potwierdzenie coś znaczy.',
        ],
      },
    },
    legnica: {
      reservations: {
        title: 'Gdzie zjeść w Legnicy: wolne stoliki na dziś',
        lead: 'Zwiedzanie, zakupy, targi: Legnica syci w ciągu jednego dnia.',
        paragraphs: [
          'Na Legnicę wystarcza dzień, pod warunkiem, że nie zgubisz godziny na szukaniu obiadu. Wybierz porę, zanim wyjdziesz z muzeum lub z galerii, i zostaw sobie kwadrans na dojście. Śródmieście przejdziesz pieszo, ale strefa płatnego parkowania lubi się skończyć w połowie deseru.',
          'Dla przyjezdnych z Wrocławia i Jeleniej Góry to wygodne miejsce spotkań: pociąg jedzie niedługo, a kolacja kosztuje mniej niż we Wrocławiu. Umówcie się przy stole, nie na peronie. Gospodarz rezerwacji może zmienić liczbę osób aż do ostatniej chwili dozwolonej przez restaurację.',
          'Na uroczystości rodzinne szukaj lokali z osobną salą i pytaj o menu ustalone z góry. Wesela i stypy restauracje prowadzą poza siecią, za to obiad na dziesięć osób potwierdzisz tutaj w minutę, z dziećmi i z dietami wpisanymi od razu.',
          'Jesteś weganinem albo nie jesz glutenu? Wybierz kuchnię z paska nad listą i przeczytaj kartę przed rezerwacją. Przy daniach na zamówienie oznaczamy alergeny, więc łatwo sprawdzić, co lokal umie przygotować.',
        ],
      },
      orders: {
        title: 'Zamów jedzenie w Legnicy: kurier albo odbiór',
        lead: 'Jeden koszyk, jasna kwota, kurier pod wskazaną bramą.',
        paragraphs: [
          'Legnickie kwartały mają podwórza i oficyny, w których numer na ulicy to dopiero początek. Dopisz klatkę, domofon i piętro, bo to najczęstszy powód spóźnień. Raz wpisany adres może zapamiętać Twoja przeglądarka.',
          'Na spotkanie w firmie ze strefy ekonomicznej zamów na pół godziny przed przerwą. Płatność z góry oszczędza szukania gotówki, a napiwek, jeśli chcesz, dodasz w koszyku.',
          'Wolisz się przejść? Odbiór bywa gotów szybciej niż dowóz i nie ma kwoty minimalnej. Porównaj obie pory na karcie restauracji, zanim zdecydujesz.',
        ],
      },
    },
  },
}
