import type { OrderCuisine } from '@/lib/domain/restaurant/cuisines'
import type { City } from '@/lib/domain/restaurant/schema'
import { BRAND_CITY_TEXTS } from './brand-city-texts'

/** Texts about ordering in a city: one line for the heading, a few paragraphs below the list. */
export interface OrderCityText {
  /** Title for search engines, if a brand has its own. */
  title?: string
  lead: string
  paragraphs: string[]
}

/** Texts by city slug; a city without one gets a composed text. `CITY_TEXTS` has the declined names. */
const ORDER_CITY_TEXTS: Record<string, OrderCityText> = {
  lublin: {
    lead: 'Cebularz na ciepło, ramen po pracy, pizza na trzecie piętro bez windy.',
    paragraphs: [
      'Lublin jest pagórkowaty i kurierzy dobrze o tym wiedzą. Ze Starego Miasta na Czuby droga trwa dłużej, niż wynikałoby z mapy, dlatego przy każdej kuchni pokazujemy odległość od Twoich drzwi i czas, który obejmuje gotowanie i dojazd.',
      'W porze obiadu najwięcej zamówień spływa z biurowców przy Zana i z akademików przy Langiewicza. Jeśli jesz o trzynastej, zamów przed dwunastą na konkretną godzinę. Wieczorem odwrotnie: zamówienie od ręki bywa szybsze niż to na pełną godzinę.',
      'Mieszkasz blisko? Odbiór na miejscu nie ma kwoty minimalnej, a kuchnia poda paczkę prosto z lady.',
    ],
  },
  leszno: {
    lead: 'Krótkie drogi, ciepłe pudełka.',
    paragraphs: [
      'W Lesznie dostawa rzadko trwa długo, bo z centrum na Zatorze i na Grunowo jedzie się kilka minut. Za to w dni meczów żużlowych kuchnie mają pełne ręce roboty, więc w te wieczory warto wybrać godzinę z wyprzedzeniem.',
      'Pyry z gzikiem, pizza, miski z ryżem: kuchnie w mieście nie są liczne, ale każda gotuje co innego. Przy każdej widzisz koszt dostawy pod Twój adres, zanim cokolwiek wybierzesz.',
    ],
  },
  'ostrow-wielkopolski': {
    lead: 'Od plendzy po sushi, prosto pod drzwi.',
    paragraphs: [
      'Ostrów Wielkopolski zamawia najchętniej w piątek i w niedzielę. W piątek wygrywają pizza i burgery, w niedzielę obiad taki jak u babci, tylko bez zmywania.',
      'Większość kuchni stoi przy Rynku i w drodze do dworca, więc w centrum jedzenie jest u Ciebie zwykle w pół godziny. Dalej od centrum sprawdź, czy kuchnia dostarcza: napisaliśmy to przy każdej, po podaniu adresu.',
    ],
  },
  lubin: {
    lead: 'Syte porcje na każdą zmianę.',
    paragraphs: [
      'Lubin je o różnych porach, bo i pracuje na zmiany. Dlatego przy każdej kuchni znajdziesz godzinę otwarcia i najbliższą porę, na którą można zamówić, także wtedy, gdy teraz jest jeszcze zamknięta.',
      'Na osiedlach najczęściej zamawia się coś dużego na kilka osób. Zestawy i promocje liczą się same w koszyku, a obok obniżonej ceny zawsze stoi najniższa z ostatnich trzydziestu dni.',
    ],
  },
  polkowice: {
    lead: 'Małe miasto, szybki kurier, a czasem robot.',
    paragraphs: [
      'Polkowice da się przejechać w kilka minut, więc jedzenie dociera gorące. Kuchni jest niewiele, ale każda ma coś, po co się do niej wraca: zupę, pierogi, pizzę na cienkim cieście.',
      'Nie widzisz tu swojej ulubionej kuchni? Sprawdź też Lubin i Głogów. Część restauracji z okolicy dostarcza również do Polkowic, decyduje dokładny adres.',
    ],
  },
  glogow: {
    lead: 'Kolacja z obu stron Odry.',
    paragraphs: [
      'W Głogowie kuchnie stoją głównie na Starym Mieście i na Koperniku. Dostawa za most bywa droższa, co zobaczysz od razu po podaniu adresu, a nie dopiero w kasie.',
      'Kto wraca wieczorem z pracy, może zamówić z drogi: wybierz godzinę, o której będziesz w domu, a kuchnia zacznie gotować w odpowiednim momencie.',
    ],
  },
  legnica: {
    lead: 'Obiad spod katedry, curry na Piekary.',
    paragraphs: [
      'Legnica ma kuchnie rozrzucone po całym mieście, od Rynku po Piekary i Kopernik. Dlatego kolejność na liście zależy od tego, gdzie mieszkasz: najpierw ci, którzy są otwarci i dojadą do Ciebie.',
      'W weekendowe wieczory kuchnie w centrum bywają tak zajęte, że na chwilę wstrzymują zamówienia. Wtedy mówimy to wprost i pokazujemy, kto w okolicy gotuje dalej.',
    ],
  },
}

/**
 * Text about ordering in a city: its operator's, else the brand's own, else that of the city. Contract C34,
 * docs/design/search.md.
 */
export function orderCityTextOf(
  tenant: string,
  { slug, texts }: Pick<City, 'slug' | 'texts'>,
): OrderCityText | undefined {
  return texts?.orders ?? BRAND_CITY_TEXTS[tenant]?.[slug]?.orders ?? ORDER_CITY_TEXTS[slug]
}

/** One line about each cuisine, for the pages of a city's cuisine. */
export const CUISINE_LINES: Record<OrderCuisine, string> = {
  Regionalna: 'Dania stąd: kasza, pierogi, zakwas, kiszonki i to, co gotowało się w tej okolicy od zawsze.',
  Burgery:
    'Mięso smażone na zamówienie, bułka, która się nie rozpada, frytki pakowane osobno, żeby dojechały chrupiące.',
  Azjatycka: 'Woki, buliony i ryż. Ostrość wybierasz przy daniu, a sos podróżuje osobno.',
  Makaron: 'Świeży makaron i sosy bez pośpiechu. Najlepszy do kwadransa po dostawie.',
  Pizza: 'Ciasto na zakwasie albo na drożdżach, rozmiar i dodatki do wyboru, także na dwie połowy apetytu.',
  Sushi: 'Rolki i zestawy do dzielenia, z imbirem i wasabi w cenie.',
  Kebab: 'Mięso z rożna albo falafel, w picie, na talerzu lub z ryżem, z sosem, który wybierasz.',
  Włoska: 'Risotto, focaccia, makarony i desery, które nie boją się podróży.',
  Indyjska: 'Curry, dal i chleb naan z pieca. Łagodne potrafi być naprawdę łagodne.',
  Wegańska: 'Bez mięsa, mleka i jaj, za to z pomysłem. Skład i alergeny sprawdzisz przy każdym daniu.',
  Zupy: 'Żurek, rosół, kremy i rameny, pakowane szczelnie i dostarczane gorące.',
  Śniadania: 'Jajka, owsianki, kanapki i kawa, zanim dzień się rozkręci.',
  Desery: 'Szarlotka, sernik, lody. Dobre zakończenie, niezła przekąska.',
}

/** Title of a cuisine: an adjective needs its noun. */
export const ORDER_CUISINE_TITLES: Record<OrderCuisine, string> = {
  Regionalna: 'Kuchnia regionalna',
  Burgery: 'Burgery',
  Azjatycka: 'Kuchnia azjatycka',
  Makaron: 'Makarony',
  Pizza: 'Pizza',
  Sushi: 'Sushi',
  Kebab: 'Kebab',
  Włoska: 'Kuchnia włoska',
  Indyjska: 'Kuchnia indyjska',
  Wegańska: 'Kuchnia wegańska',
  Zupy: 'Zupy',
  Śniadania: 'Śniadania',
  Desery: 'Desery',
}
