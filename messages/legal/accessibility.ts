import type { LegalDocument } from './document'
import type { LegalFacts } from './facts'
import { FIRST_VERSION } from './versions'

/** Accessibility of the service, as the act of 2024-04-26 requires. */
export function accessibilityStatement({ label, host, technicalEmail, email }: LegalFacts): LegalDocument {
  return {
    title: 'Dostępność',
    lead: `Informacja o dostępności serwisu ${label}: co robimy, żeby każdy mógł zarezerwować stolik i zamówić jedzenie.`,
    versions: [FIRST_VERSION],
    namesOperator: false,
    sections: [
      {
        id: 'czym-jest',
        title: 'Czym jest serwis',
        blocks: [
          `${label} pod adresem ${host} służy do rezerwowania stolików w restauracjach i zamawiania jedzenia z dostawą i odbiorem. Wymagania dla takich usług określa ustawa z 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze.`,
        ],
      },
      {
        id: 'standard',
        title: 'Do czego dążymy',
        blocks: [
          'Budujemy serwis według wytycznych WCAG 2.2 na poziomie AA. Ocena jest nasza własna: strony sprawdzamy automatem, klawiaturą i w przeglądarce. Niezależnego audytu jeszcze nie było.',
          {
            points: [
              'Każdą czynność wykonasz klawiaturą, a zaznaczony element jest wyraźnie widoczny.',
              'Pola mają podpisy, a błędy są opisane słowami, zebrane nad formularzem i prowadzą do swojego pola.',
              'Kontrast tekstu wynosi co najmniej 4,5:1 w kolorach każdej marki. Stan nigdy nie jest pokazany samym kolorem.',
              'Strona działa przy powiększeniu tekstu do 200% i na ekranie szerokości 320 pikseli.',
              'Ruch wyłącza się, gdy prosi o to system. Serwis nie ma treści, które migają.',
              'Stolik zarezerwujesz bez JavaScriptu.',
              'Gdy stolik jest trzymany 10 minut, po czasie możesz poprosić o kolejne 10, o ile nikt go nie zajął. Wpisane dane zostają.',
            ],
          },
        ],
      },
      {
        id: 'ograniczenia',
        title: 'Co jeszcze może sprawić kłopot',
        blocks: [
          {
            points: [
              'Teksty i zdjęcia od restauracji mogą być niepełne. Prosimy restauracje o opisy zrozumiałe bez zdjęć.',
              'Strona operatora płatności nie jest nasza i nie mamy wpływu na jej dostępność. Część restauracji pozwala zapłacić przy odbiorze.',
              'O to, czy do lokalu wjedzie wózek i czy jest dostosowana toaleta, zapytaj restaurację telefonicznie.',
            ],
          },
        ],
      },
      {
        id: 'zgloszenie-bariery',
        title: 'Gdy coś Ci przeszkadza',
        blocks: [
          `Napisz na [${technicalEmail}](mailto:${technicalEmail}) albo przez [formularz zgłoszenia](/zgloszenie). Podaj adres strony i opisz, co nie działa oraz z czego korzystasz. Odpowiemy w ciągu 14 dni. Jeśli strony nie da się szybko poprawić, zarezerwujemy lub zamówimy dla Ciebie: napisz na [${email}](mailto:${email}).`,
          'Jeśli nie zgadzasz się z odpowiedzią, możesz złożyć skargę do Prezesa Zarządu Państwowego Funduszu Rehabilitacji Osób Niepełnosprawnych: [pfron.org.pl](https://www.pfron.org.pl).',
        ],
      },
    ],
  }
}
