import type { LegalSection } from './document'
import type { LegalFacts } from './facts'

/** Rules of reserving a table, following contract C2. */
export function reservationSections({ label }: LegalFacts): LegalSection[] {
  return [
    {
      id: 'na-czym-polega-rezerwacja',
      title: 'Na czym polega rezerwacja',
      blocks: [
        `${label} pokazuje wolne stoliki w restauracjach i przekazuje im rezerwacje. Posiłek, obsługę i stolik zapewnia restauracja. Jej nazwa, adres i NIP są na jej stronie w serwisie. Restauracje w serwisie są przedsiębiorcami.`,
        'Rezerwacja jest bezpłatna. Nie pobieramy zadatku ani opłaty za nieprzyjście. Za to, co zamówisz na miejscu, płacisz restauracji.',
        'Rezerwujesz najwyżej 180 dni naprzód, dla 1–50 osób. Restauracja może nie przyjmować rezerwacji online w niektóre dni albo na bardzo bliski termin. Mówimy o tym, zanim wyślesz formularz.',
      ],
    },
    {
      id: 'jak-rezerwujesz',
      title: 'Jak rezerwujesz stolik',
      blocks: [
        'Wybierasz dzień, godzinę i liczbę osób, podajesz imię, nazwisko, telefon i e-mail, a potem naciskasz „Rezerwuję stolik”. Przed wysłaniem możesz wszystko poprawić.',
        'Gdy zaczniesz wypełniać formularz, trzymamy dla Ciebie stolik przez 10 minut. Czas jest widoczny na stronie. Po jego upływie stolik znów jest wolny dla innych, a to, co wpisano, zostaje w formularzu.',
        'Zapisana rezerwacja ma własną stronę z kodem. Zachowaj jej adres: kto go zna, może zobaczyć, zmienić i odwołać rezerwację.',
      ],
    },
    {
      id: 'stany-rezerwacji',
      title: 'Potwierdzona, czeka, odrzucona',
      blocks: [
        {
          points: [
            'Potwierdzona: stolik jest Twój. Dzieje się tak od razu, gdy restauracja jest naszym partnerem, stolik jest wolny, a termin nie jest zbyt bliski.',
            'Czeka na potwierdzenie: restauracja musi odpowiedzieć. Tak jest, gdy sama potwierdza rezerwacje, gdy nie jest naszym partnerem oraz gdy przychodzi 11 i więcej osób. Odpowiedź powinna nadejść najpóźniej w ciągu 24 godzin, a przed bliskim terminem wcześniej. Brak odpowiedzi w tym czasie oznacza odmowę.',
            'Odrzucona: restauracja nie może Cię przyjąć. Podaje powód, a my pokazujemy inne wolne godziny, jeśli są. Restauracja może odwołać przyjęcie także po potwierdzeniu, ale tylko przed wizytą i z podaniem powodu.',
          ],
        },
        'Aktualny stan zawsze pokazuje strona rezerwacji.',
      ],
    },
    {
      id: 'lokale-niepartnerskie',
      title: 'Lokale, które nie są partnerami',
      blocks: [
        'Część lokali nie prowadzi u nas stolików. Pytamy je o miejsce w Twoim imieniu, w godzinach 8–22. Godziny nocne nie wliczają się do czasu odpowiedzi. Do chwili potwierdzenia żaden stolik nie jest w takim lokalu zajęty.',
      ],
    },
    {
      id: 'zmiana-i-odwolanie',
      title: 'Zmiana i odwołanie',
      blocks: [
        'Rezerwację odwołasz na jej stronie do chwili, w której zaczyna się wizyta. Nic to nie kosztuje i nie trzeba podawać powodu. Prosimy tylko, żeby zrobić to możliwie wcześnie: ktoś inny usiądzie przy stole.',
        'Dzień, godzinę, liczbę osób i uwagi zmienisz tam samodzielnie. Poprzedni stolik trzymamy, dopóki nowy nie jest pewny. Jeśli zmianę musi przyjąć restauracja, do jej odpowiedzi obowiązuje dotychczasowa rezerwacja.',
      ],
    },
    {
      id: 'odpowiedzialnosc',
      title: 'Kto za co odpowiada',
      blocks: [
        'My odpowiadamy za działanie serwisu: za to, że rezerwacja trafia do restauracji, a strona pokazuje jej prawdziwy stan. Restauracja odpowiada za stolik, jedzenie, obsługę oraz za opis, godziny i ceny, które podała.',
        'Uwagi do rezerwacji przekazujemy restauracji jako prośbę. Jeśli coś jest dla Ciebie niezbędne, na przykład dostęp dla wózka albo potrawa bez alergenu, ustal to z restauracją telefonicznie.',
        'Rezerwacja nie jest zakupem, więc nie ma od czego odstępować. Usługę serwisu, czyli przekazanie rezerwacji, wykonujemy od razu na Twoje żądanie. Zamiast odstępować od umowy, po prostu odwołaj rezerwację.',
      ],
    },
  ]
}
