import { formatGrosze, groszeFromWire, groszeToWire } from '@/lib/domain/money'

it.each([
  ['a plan of 120 zł', 12000, '120,00\u00a0zł'],
  ['a dish', 2490, '24,90\u00a0zł'],
  ['four digits stay ungrouped', 123450, '1234,50\u00a0zł'],
])('L033 formats %s', (_, grosze, text) => expect(formatGrosze(grosze)).toBe(text))

it.each([
  [24.9, 2490],
  [0.1 + 0.2, 30],
  [1.005, 101],
])('C "General rules": %d PLN on the wire is %d grosze', (pln, grosze) => expect(groszeFromWire(pln)).toBe(grosze))

it('carries at most two decimals', () => expect(groszeToWire(2490)).toBe(24.9))
