import type { LegalSection } from './document'
import type { LegalFacts } from './facts'

/** Operator of the service and its contacts; also the contact point of the Digital Services Act, art. 11 and 12. */
export function operatorSection({ label, host, operatorText, email, technicalEmail }: LegalFacts): LegalSection {
  return {
    id: 'kto-prowadzi',
    title: 'Kto prowadzi serwis',
    blocks: [
      `Serwis ${label} działa pod adresem ${host}. Prowadzi go ${operatorText}. Dalej piszemy o tej firmie „my”.`,
      `W sprawach rezerwacji, zamówień i tego regulaminu pisz na [${email}](mailto:${email}). Usterki strony zgłaszaj na [${technicalEmail}](mailto:${technicalEmail}). Odpowiadamy po polsku.`,
      `Adres ${email} jest też naszym punktem kontaktowym dla użytkowników, organów państw Unii, Komisji i Rady Usług Cyfrowych w rozumieniu art. 11 i 12 aktu o usługach cyfrowych (rozporządzenie UE 2022/2065). Można do nas pisać po polsku i po angielsku.`,
    ],
  }
}

/** Technical requirements of the service, as the act on electronic services demands. */
export const technicalSection: LegalSection = {
  id: 'czego-potrzebujesz',
  title: 'Czego potrzebujesz',
  blocks: [
    'Wystarczy urządzenie z dostępem do internetu i aktualna przeglądarka. Konta nie zakładasz. Stolik zarezerwujesz także w przeglądarce z wyłączonym JavaScriptem.',
    'Korzystanie z samego serwisu jest bezpłatne. Płacisz tylko za internet według stawek swojego operatora.',
    'Nie wolno wpisywać w formularzach treści bezprawnych, cudzych danych bez zgody tej osoby ani wysyłać zgłoszeń, których nie zamierzasz dotrzymać. Nie wolno też zakłócać pracy serwisu, na przykład wysyłając masowo zapytania z automatu.',
  ],
}

/** Complaints about the service itself, and further remedies. */
export function complaintSection({ email }: LegalFacts): LegalSection {
  return {
    id: 'reklamacje',
    title: 'Reklamacje',
    blocks: [
      `Reklamację dotyczącą serwisu złóż przez [formularz zgłoszenia](/zgloszenie) albo na [${email}](mailto:${email}). Napisz, co się stało i kiedy, oraz jak możemy Ci odpowiedzieć. Pomoże kod rezerwacji lub numer zamówienia.`,
      'Odpowiadamy w ciągu 14 dni od otrzymania reklamacji. Jeśli nie odpowiemy w tym czasie, uznaje się, że reklamację przyjęliśmy.',
      'Jeśli nie zgadzasz się z odpowiedzią, możesz bezpłatnie poprosić o pomoc powiatowego lub miejskiego rzecznika konsumentów albo Inspekcję Handlową, która prowadzi mediacje i stałe sądy polubowne. Możesz też pójść do sądu. Adresy znajdziesz na stronie Urzędu Ochrony Konkurencji i Konsumentów: [uokik.gov.pl](https://uokik.gov.pl).',
    ],
  }
}

/** Unlawful content: the Digital Services Act, art. 14, 16 and 17. */
export function contentSection({ label }: LegalFacts): LegalSection {
  return {
    id: 'tresci',
    title: 'Treści w serwisie',
    blocks: [
      `Opisy, zdjęcia, godziny i menu pochodzą od restauracji. Goście nie publikują w ${label} opinii ani zdjęć.`,
      'Jeśli widzisz treść, która Twoim zdaniem łamie prawo, [zgłoś ją](/zgloszenie?sprawa=notice). Zgłoszenie czyta człowiek. Nie używamy automatów do oceny treści. Treść bezprawną usuwamy albo ukrywamy, a o decyzji i jej powodach zawiadamiamy osobę zgłaszającą i restaurację. Obie mogą się od niej odwołać, składając reklamację.',
      'Kto wielokrotnie publikuje treści jawnie bezprawne albo wielokrotnie wysyła zgłoszenia oczywiście bezpodstawne, temu po ostrzeżeniu możemy na rozsądny czas zawiesić dostęp do tej funkcji.',
    ],
  }
}

export function personalDataSection({ privacy }: LegalFacts): LegalSection {
  return {
    id: 'dane',
    title: 'Twoje dane',
    blocks: [
      `Jakie dane zbieramy, komu je przekazujemy i kiedy je usuwamy, opisuje [polityka prywatności](${privacy}).`,
      'Na oferty SMS-em i e-mailem zgadzasz się osobno i dobrowolnie. Bez tych zgód wszystko działa tak samo.',
    ],
  }
}

/** Changes of the terms, and the applicable law. */
export const changesSection: LegalSection = {
  id: 'zmiany-regulaminu',
  title: 'Zmiany regulaminu i prawo',
  blocks: [
    'Regulamin może się zmienić, gdy zmieni się prawo albo sposób działania serwisu. Nową wersję ogłaszamy na tej stronie z datą, od której obowiązuje. Do rezerwacji i zamówień złożonych wcześniej stosuje się wersja z chwili ich złożenia.',
    'Obowiązuje prawo polskie. Nic w tym regulaminie nie odbiera konsumentowi ani osobie, która prowadzi firmę i zawiera umowę niezwiązaną z jej zawodem, praw wynikających z przepisów.',
  ],
}
