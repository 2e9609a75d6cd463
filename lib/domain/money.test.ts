import { formatGrosze, groszeFromTyped, groszeFromWire, groszeToWire } from '@/lib/domain/money'

it.each([
  ['a plan of 120 zł', 12000, '120,00\u00a0zł'],
  ['a dish', 2490, '24,90\u00a0zł'],
  ['four digits stay ungrouped', 123450, '1234,50\u00a0zł'],
])('L033 formats %s', (_, grosze, text) => expect(formatGrosze(grosze)).toBe(text))

it("L033 writes amounts as the platform's own locale does", () => {
  const platform = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' })
  const amounts = [
    0, 1, 9, 10, 99, 100, 101, 999_99, 1000_00, 9999_99, 10_000_00, 123_456_78, 1_234_567_89, -1, -2490, -10_000_01,
    12.4, 12.5, 99.5, -12.5,
  ]
  expect(amounts.map(formatGrosze)).toEqual(amounts.map((amount) => platform.format(amount / 100)))
})

it.each([
  [24.9, 2490],
  [0.1 + 0.2, 30],
  [1.005, 101],
])('C "General rules": %d PLN on the wire is %d grosze', (pln, grosze) => expect(groszeFromWire(pln)).toBe(grosze))

it('carries at most two decimals', () => expect(groszeToWire(2490)).toBe(24.9))

it.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.05', 1205],
  [' 1 200,00 zł', 120000],
  ['0,01', 1],
  ['', null],
  ['-1', null],
  ['1,234', null],
  ['1e3', null],
])('C40 %p as people type it is %p grosze', (typed, grosze) => expect(groszeFromTyped(typed)).toBe(grosze))
