import type {
  AddressChange,
  LineReason,
  OrderReason,
  ReservationReason,
} from '@/lib/domain/restaurant/settings/impact/impact'
import { counted } from '@/lib/domain/text/plural-pl'

const people = (count: number) => counted(count, ['osoba', 'osoby', 'osób'])
/** Of how many deliveries how many addresses. */
const deliveries = (count: number, of: number) =>
  `Z ${of} dostaw ostatnich 30 dni: ${counted(count, ['adres', 'adresy', 'adresów'])}`

/** What 'Sprawdź zmiany' says of whom a change touches, and what happens to it. For an owner. */
export const IMPACT_WORDS = {
  reservation: {
    what: ({ name, moment, size, tables }: { name: string; moment: string; size: number; tables: string }) =>
      `Rezerwacja ${name}: ${moment}, ${people(size)}${tables && `, stolik ${tables}`}`,
    why: {
      closed: 'o tej porze będzie zamknięte',
      rule_disabled: 'Twoja reguła wyłączy takie rezerwacje',
      party_too_large: 'tylu osób nie pomieszczą już żadne stoliki',
      no_table: 'dla tylu osób nie będzie już stolika',
      table_gone: 'jej stolika już nie będzie',
      combination_gone: 'jej stolików nie będzie można łączyć',
      table_too_small: 'jej stolik będzie za mały',
      table_too_large: 'jej stolik będzie tylko dla większej grupy',
    } satisfies Record<ReservationReason, string>,
    outcome: 'Zostaje. Gość dowie się o zmianie dopiero wtedy, gdy ją przeniesiesz albo odwołasz.',
  },
  order: {
    what: (number: string) => `Zamówienie ${number}`,
    why: {
      delivery_type_not_offered: 'takich zamówień już nie będziesz przyjmować',
      rule_disabled: 'Twoja reguła wyłączy zamówienia na ten dzień',
      no_scheduled_orders: 'nie będziesz już przyjmować zamówień na później',
      closed: 'o tej porze kuchnia nie będzie wydawać',
      out_of_range: 'adres będzie poza strefami dostawy',
    } satisfies Record<OrderReason, string>,
    dish: {
      dish_gone: (name) => `„${name}” znika z menu`,
      dish_unavailable: (name) => `„${name}” będzie niedostępne`,
      choice_gone: (name) => `„${name}”: tego, co wybrał gość, nie będzie już do wyboru`,
    } satisfies Record<LineReason, (name: string) => string>,
    outcome: 'Zostaje, w cenie z zamówienia. Gość dowie się o zmianie dopiero wtedy, gdy je zmienisz albo odwołasz.',
  },
  lowestPrice: {
    what: (name: string) => `„${name}”: najniższa cena z 30 dni, która stoi obok obniżki`,
    why: (before: string, after: string) => `${before} → ${after}`,
    none: 'brak',
    outcome: 'Liczymy ją sami, z historii cen. Tak każe prawo.',
  },
  addresses: {
    what: {
      leaves: (count, of) => `${deliveries(count, of)} poza strefami dostawy`,
      feeRises: (count, of) => `${deliveries(count, of)} z droższą dostawą`,
      minimumRises: (count, of) => `${deliveries(count, of)} z wyższym minimum`,
    } satisfies Record<AddressChange, (count: number, of: number) => string>,
    why: (amount: string) => `najwięcej o ${amount}`,
    outcome: {
      leaves: 'Kto tam mieszka, zamówi już tylko z odbiorem.',
      feeRises: 'Zamówienia złożone wcześniej zostają w swojej cenie.',
      minimumRises: 'Zamówienia złożone wcześniej zostają.',
    } satisfies Record<AddressChange, string>,
  },
}
