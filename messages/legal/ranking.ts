import type { LegalDocument } from './document'
import type { LegalFacts } from './facts'
import { FIRST_VERSION } from './versions'

/**
 * Ranking of lists: consumer rights act, art. 12a. It must match `lib/domain/list/tables/rank.ts`,
 * `lib/domain/list/ranking-window.ts`, `lib/domain/list/ordering/ordering-list.ts` and `lib/domain/list/highlights.ts`;
 * `ranking.test.ts` compares the words with the code.
 */
export function rankingStatement({ label }: LegalFacts): LegalDocument {
  return {
    title: 'Jak układamy listę',
    lead: `Od czego zależy kolejność restauracji w serwisie ${label}.`,
    versions: [FIRST_VERSION],
    namesOperator: false,
    sections: [
      {
        id: 'pieniadze',
        title: 'Pieniądze nie mają znaczenia',
        blocks: [
          'Żadna restauracja nie może zapłacić za wyższe miejsce. Plan, który wybrała, i to, ile u nas sprzedaje, nie wpływają na kolejność. Nie ma tu miejsc sponsorowanych ani reklam.',
          'Lista nie zależy od tego, kim jesteś ani co było wcześniej oglądane. Przy tym samym pytaniu, adresie i w tej samej chwili każdy widzi to samo.',
        ],
      },
      {
        id: 'stoliki',
        title: 'Lista restauracji ze stolikami',
        blocks: [
          'Najpierw wybieramy restauracje z miasta, o które pytasz, i zostawiamy te, które pasują do filtrów: kuchnia, miejsce na sali, otwarte teraz. Potem układamy je według tego, co wybierzesz.',
          {
            points: [
              'Wolne stoliki: najważniejsze jest, czy restauracja ma stolik dokładnie o Twojej godzinie. Potem idą te z wolnym stolikiem do dwóch godzin wcześniej lub później, od godziny najbliższej Twojej. Dalej te, które pytamy w Twoim imieniu, a na końcu te bez wolnego stolika. Tak układamy listę, jeśli nie wybierzesz inaczej. Przy równych szansach decyduje alfabet.',
              'Nazwa: alfabet. Restauracje bez wolnego stolika są na końcu.',
              'Najbliżej: odległość w linii prostej od ostatniego adresu dostawy z tego urządzenia, jeśli leży najwyżej 30 km od centrum miasta. Restauracje bez wolnego stolika są na końcu.',
              'Najbliżej centrum: bez takiego adresu tak samo odległość od centrum miasta.',
            ],
          },
          'Gdy restauracji jest więcej niż 100, sprawdzamy stoliki po 100 restauracji, aż znajdziemy 20 z wolnym stolikiem, ale najwyżej w 300. Zaczynamy od tych, które przyjmują rezerwacje przez internet, według alfabetu, a przy wyborze nazwy lub odległości od początku takiej kolejności. Sprawdzone restauracje układamy tak, jak wyżej, a kolejne strony pokazują następne. Przy liście piszemy, ile restauracji sprawdziliśmy.',
          'Na stronach miast kolejność ustalamy najrzadziej co dziesięć minut, a wolne godziny odświeżamy co minutę.',
        ],
      },
      {
        id: 'zamawianie',
        title: 'Lista kuchni, w których zamówisz',
        blocks: [
          'Zostawiamy restauracje, które przyjmują zamówienia online i pasują do tego, o co pytasz: miasta, sposobu odbioru, nazwy lub dania, kuchni, diety, płatności, otwarte teraz, darmowa dostawa. Przy każdej kolejności najważniejsze jest, czy kuchnia może Cię obsłużyć: najpierw te, które przyjmują zamówienia teraz, potem te, w których można zamówić na później, dalej zamknięte, na końcu te, które pod Twój adres nie dostarczają. W każdej z tych grup decyduje to, co wybierzesz.',
          {
            points: [
              'Polecane: odległość w linii prostej od Twojego adresu, od najmniejszej. Tak układamy listę, jeśli nie wybierzesz inaczej.',
              'Najbliżej: tak samo odległość.',
              'Najtańsza dostawa: koszt dostawy pod Twój adres, od najmniejszego.',
              'Nazwa: alfabet.',
            ],
          },
          'Dopóki nie znamy adresu, zamiast odległości decyduje alfabet, a koszt dostawy to najniższy, jaki restauracja pobiera. Alfabet rozstrzyga też, gdy coś wypada tak samo.',
        ],
      },
      {
        id: 'przyklady',
        title: 'Przykłady na stronie głównej',
        blocks: [
          'Kilka restauracji na stronie głównej to przykłady. Wybieramy najpierw takie, które mają zdjęcie, i tak, żeby były z różnych miast i z różną kuchnią. Godziny obok nich to wolne stoliki, niezależnie od tego wyboru. Miasta i rodzaje kuchni mają stałą kolejność.',
        ],
      },
      {
        id: 'ceny',
        title: 'Ceny i opinie',
        blocks: ['Cen nie dopasowujemy do osoby. Opinii gości nie zbieramy i nie pokazujemy.'],
      },
    ],
  }
}
