import { impactText } from './impact-text'
import type { WireImpact } from './impact-wire'

const reservation = {
  kind: 'reservation' as const,
  id: 1,
  name: 'Nowak',
  starts_at: '2026-11-28T19:00:00+01:00',
  guests_number: 6,
  tables: ['P2', 'P3'],
}

it.each<[WireImpact, string, string[]]>([
  [
    { ...reservation, reasons: ['closed', 'combination_gone'] },
    'Rezerwacja Nowak: sob., 28 lis, 19:00, 6 osób, stolik P2 + P3',
    ['o tej porze będzie zamknięte', 'jej stolików nie będzie można łączyć'],
  ],
  [
    { ...reservation, tables: [], guests_number: 1, reasons: ['no_table'] },
    'Rezerwacja Nowak: sob., 28 lis, 19:00, 1 osoba',
    ['dla tylu osób nie będzie już stolika'],
  ],
  [
    { kind: 'order', number: '17', reasons: ['out_of_range'], dishes: [{ name: 'Żurek', reason: 'dish_gone' }] },
    'Zamówienie 17',
    ['adres będzie poza strefami dostawy', '„Żurek” znika z menu'],
  ],
  [
    { kind: 'lowest_price', dish: 'Żurek', before_grosze: null, after_grosze: 1800 },
    '„Żurek”: najniższa cena z 30 dni, która stoi obok obniżki',
    ['brak → 18,00 zł'],
  ],
  [
    { kind: 'addresses', change: 'leaves', count: 5, of: 40, most_grosze: 0 },
    'Z 40 dostaw ostatnich 30 dni: 5 adresów poza strefami dostawy',
    [],
  ],
  [
    { kind: 'addresses', change: 'feeRises', count: 1, of: 40, most_grosze: 300 },
    'Z 40 dostaw ostatnich 30 dni: 1 adres z droższą dostawą',
    ['najwięcej o 3,00 zł'],
  ],
])('C33 whom a change touches, in words: %j', (impact, what, why) => {
  const found = impactText(impact)
  expect([found.what, found.why.map((one) => one.replaceAll('\u00a0', ' '))]).toEqual([what, why])
  expect(found.outcome).toMatch(/^[A-ZŁŻ].*\.$/)
})
