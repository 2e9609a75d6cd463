import type { LegalSection } from './document'
import type { LegalFacts } from './facts'

const GOOGLE =
  'Google (Google Ireland Limited): Tag Manager i Analytics liczą oglądane strony, wyszukiwania, otwarte formularze oraz złożone rezerwacje i zamówienia z ich kwotą. Zapisują pliki cookie „_ga…” na najwyżej 2 lata.'
const META =
  'Meta (Meta Platforms Ireland Limited): piksel sprawdza, czy ktoś, kto widział reklamę na Facebooku lub Instagramie, coś zarezerwował lub zamówił i za ile. Zapisuje pliki cookie „_fbp” i „_fbc” na najwyżej 90 dni.'

/**
 * Analytics services used with a diner's consent, their data and retention; empty if the tenant has enabled none.
 * Ledger L282.
 */
export function countingSections({ services, email }: LegalFacts): LegalSection[] {
  if (services.length === 0) return []
  return [
    {
      id: 'liczenie',
      title: 'Gdy zgodzisz się na liczenie odwiedzin',
      blocks: [
        'Dopóki się nie zgodzisz, żadne z tych narzędzi nie jest pobierane. Podstawą jest Twoja zgoda (art. 6 ust. 1 lit. a RODO i art. 399 Prawa komunikacji elektronicznej). Każde włączysz osobno:',
        { points: [...(services.includes('gtm') ? [GOOGLE] : []), ...(services.includes('pixel') ? [META] : [])] },
        'Dostają od nas adres strony, nazwę kampanii z linku i kwotę. Nie dostają imienia, telefonu, e-maila, adresu dostawy ani kodu rezerwacji. Widzą adres IP i rodzaj urządzenia, jak każdy serwer, z którym łączy się przeglądarka.',
        'Po zgodzie pamiętamy też, od czego zaczęła się wizyta: kampanię z linku, pierwszą stronę i nazwę serwisu, który do niej prowadził (pamięć przeglądarki „campaigns” przez 30 dni od ostatniego takiego wejścia, cookie „campaign” do zamknięcia przeglądarki). Dołączamy to do rezerwacji, zamówienia, wpisu na listę i zgłoszenia. Nikomu tego nie przekazujemy.',
        'Na stronach rezerwacji i zamówień, których adres jest kluczem, i tam, gdzie adres zawiera wpisane przez Ciebie słowa, nie działają wcale, nawet po zgodzie.',
        'Dane mogą trafić także do Stanów Zjednoczonych, na podstawie decyzji Komisji Europejskiej o ramach ochrony danych UE–USA.',
        `Zgodę zmienisz lub cofniesz w stopce każdej strony, pod „Ustawienia prywatności”. Nie wpływa to na to, co stało się wcześniej. Możesz też napisać na [${email}](mailto:${email}).`,
      ],
    },
  ]
}
