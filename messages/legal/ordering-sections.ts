import type { LegalSection } from './document'
import type { LegalFacts } from './facts'

/** Paragraphs for a tenant with payment before the meal. */
const ONLINE = [
  'Płatność online przyjmuje operator płatności, którego nazwę widzisz na stronie płatności. Danych karty nie widzimy ani nie przechowujemy. Kodu BLIK nie zapisujemy.',
  'Na płatność online masz 15 minut, a jeśli bank jeszcze ją przetwarza, drugie 15. Zamówienie na teraz trzeba opłacić, zanim kuchnia przestanie przyjmować takie zamówienia. Nieopłacone zamówienie anulujemy. Pieniądze, które przyjdą później, zwracamy.',
]

/** Rules of ordering food, following contracts C1, C3, C7 and C8. */
export function orderingSections({ label, payments, paysOnline }: LegalFacts): LegalSection[] {
  return [
    {
      id: 'sprzedawca',
      title: 'Kto sprzedaje',
      blocks: [
        `Jedzenie sprzedaje restauracja, nie ${label}. Umowę sprzedaży zawierasz z restauracją, która jest przedsiębiorcą, dlatego chronią Cię prawa konsumenta. Jej nazwa, adres, NIP, e-mail i telefon są na jej stronie.`,
        'My pokazujemy menu, liczymy kwotę, przekazujemy zamówienie i płatność oraz pokazujemy, co się z zamówieniem dzieje. Restauracja przygotowuje jedzenie i wydaje je albo dostarcza.',
      ],
    },
    {
      id: 'ceny',
      title: 'Ceny i opłaty',
      blocks: [
        'Ceny są w złotych i zawierają podatek VAT. Przed zamówieniem widzisz osobno każdą część kwoty:',
        {
          points: [
            'dania z dodatkami, po rabatach i kodzie rabatowym. Przy rabacie podajemy najniższą cenę z 30 dni przed obniżką,',
            'opakowania. Za naczynia i kubki jednorazowe z plastiku restauracja ma obowiązek pobrać opłatę (opłata SUP). Możesz zapytać restaurację o opakowanie bez plastiku,',
            'kaucję za butelki i puszki, którą odzyskasz w systemie kaucyjnym,',
            'dostawa, zależna od odległości i wartości koszyka,',
            'napiwek, jeśli chcesz go dać. Jest dobrowolny.',
          ],
        },
        'Restauracja może mieć najniższą wartość koszyka. Gdy cena zmieni się, zanim zamówisz, pokażemy nową kwotę i poprosimy o decyzję. Nigdy nie pobierzemy po cichu innej.',
        'Kod rabatowy obniża cenę dań albo znosi opłatę za dostawę. Nie obejmuje opakowań, kaucji i napiwku. Jedno zamówienie przyjmuje jeden kod. Jeśli kod jest wart więcej niż dania, reszta przepada. Gdy zamówienie zostanie odrzucone lub anulowane, kod można użyć ponownie, o ile jest ważny.',
      ],
    },
    {
      id: 'jak-zamawiasz',
      title: 'Jak zamawiasz',
      blocks: [
        'Wybierasz dania i sposób odbioru, podajesz imię, nazwisko, telefon, e-mail i, przy dostawie, adres. Widzisz całą kwotę i przewidywany czas. Naciskasz „Zamawiam z obowiązkiem zapłaty”. Od tej chwili zamówienie zobowiązuje Cię do zapłaty, jeśli restauracja je przyjmie.',
        'Umowa zostaje zawarta, gdy restauracja przyjmie zamówienie i poda czas. Na stronie zamówienia widać wtedy „W trakcie przygotowania”.',
        'Strona zamówienia ma własny adres z kodem. Pokazuje dania, kwoty i stan. Zachowaj jej adres: jest kluczem do zamówienia. Możesz ją wydrukować lub zapisać.',
        'Składniki i alergeny dań podaje restauracja, a my pokazujemy je przed zakupem. Przy silnej alergii zadzwoń do restauracji, zanim zamówisz.',
      ],
    },
    {
      id: 'platnosc',
      title: 'Płatność',
      blocks: [
        `${payments.length > 0 ? `Sposoby płatności w ${label}: ${payments.join(', ')}. Restauracja może przyjmować tylko niektóre z nich. ` : ''}Dostawa bezkontaktowa i dostawa robotem wymagają płatności online.`,
        ...(paysOnline ? ONLINE : []),
      ],
    },
    {
      id: 'przyjecie',
      title: 'Przyjęcie, odmowa i anulowanie',
      blocks: [
        {
          points: [
            'Restauracja ma 10 minut na przyjęcie zamówienia na teraz, a takie zamówienie przyjmujemy tylko wtedy, gdy kuchnia zdąży odpowiedzieć i je przygotować przed zamknięciem. Na zamówienie na późniejszą godzinę ma 10 minut swojego czasu otwarcia i odpowiada najpóźniej tyle przed nią, ile zajmą przygotowanie i droga, a jeśli zajmą dłużej, 45 minut przed nią: bliższej godziny nie da się wybrać. Brak odpowiedzi anuluje zamówienie.',
            'Dopóki restauracja nie przyjęła zamówienia, anulujesz je na jego stronie, bez kosztów i bez podawania powodu.',
            'Restauracja może odmówić i podaje powód. Po przyjęciu może anulować zamówienie tylko z ważnej przyczyny, którą poda.',
            'Po przyjęciu kuchnia już gotuje. W sprawie zmiany lub anulowania zadzwoń do restauracji.',
          ],
        },
        'Za zamówienie odrzucone lub anulowane zwracamy całą zapłaconą kwotę tym samym sposobem, którym zapłacono. Zwrot zlecamy od razu, a czas zaksięgowania zależy od banku lub operatora płatności.',
      ],
    },
    {
      id: 'dostawa',
      title: 'Dostawa i odbiór',
      blocks: [
        'Zamówienie można odebrać w restauracji albo dostać pod adres w jej zasięgu, zależnie od tego, co restauracja oferuje. Przewidywany czas podajemy jako przedział i poprawiamy, gdy restauracja poda godzinę gotowości.',
        'Bądź pod telefonem. Jeśli pod podanym adresem nikt nie odbierze zamówienia, restauracja może nie zwrócić zapłaty za przygotowane jedzenie, o ile dostawa nie doszła do skutku z przyczyny po Twojej stronie.',
      ],
    },
    {
      id: 'odstapienie',
      title: 'Odstąpienie od umowy',
      blocks: [
        'Od umowy o jedzenie przygotowane na zamówienie nie można odstąpić. To wyjątek z art. 38 ust. 1 pkt 3 i 4 ustawy o prawach konsumenta: dania powstają na Twoje zamówienie i szybko się psują. Nie dotyczy to anulowania przed przyjęciem, opisanego wyżej.',
        'Od zakupu rzeczy zapakowanych i trwałych, na przykład napoju w zamkniętej butelce, konsument może odstąpić w ciągu 14 dni od odbioru bez podania przyczyny. Wystarczy oświadczenie wysłane na e-mail restauracji, na przykład: „Odstępuję od umowy sprzedaży [nazwa rzeczy], zamówienie nr …, imię i nazwisko, data”. Możesz je też przekazać przez [formularz zgłoszenia](/zgloszenie). Restauracja oddaje wtedy cenę tej rzeczy w ciągu 14 dni, a Ty zwracasz rzecz w ciągu 14 dni i ponosisz koszt jej odesłania.',
      ],
    },
    {
      id: 'reklamacja-jedzenia',
      title: 'Gdy jedzenie jest nie takie',
      blocks: [
        'Za zgodność jedzenia z umową odpowiada restauracja jako sprzedawca. Jeśli czegoś brakuje, jest zimne lub inne niż zamówione, zadzwoń do niej od razu albo złóż reklamację. Zdjęcie pomoże, ale nie jest konieczne.',
        `Reklamację możesz złożyć w restauracji albo przez [formularz zgłoszenia](/zgloszenie), a my przekażemy ją restauracji. Restauracja odpowiada w ciągu 14 dni. Brak odpowiedzi w tym czasie oznacza uznanie reklamacji.`,
      ],
    },
  ]
}
