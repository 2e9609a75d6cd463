import { areaText, draftedZone, NO_AREA, readArea } from './drafted-zone'

const corners = [51.1, 51.2, 51.3].map((lat, i) => ({ lat, lng: 22 + (i % 2) / 10 }))
const outline = { kind: 'outline' as const, corners }

it('C37 the area of before comes back from a form, and one that was cut off is none', () => {
  for (const area of [outline, { kind: 'radius' as const, radiusKm: 2 }]) expect(readArea(areaText(area))).toEqual(area)
  expect(readArea(areaText(null))).toEqual(NO_AREA)
  for (const text of [areaText(outline).slice(0, -5), '', null, '{"kind":"outline"}']) expect(readArea(text)).toBeNull()
})

it('C37 a zone is told from another of the same name at its place, and is the same with another area', () => {
  const zone = { name: 'Centrum', feeGrosze: 500, area: outline }
  const markOf = (...zones: object[]) => draftedZone({ delivery: { zones } } as never, 0)?.mark
  expect(markOf({ ...zone, area: NO_AREA })).toBe(markOf(zone))
  expect(markOf({ ...zone, feeGrosze: 900 })).not.toBe(markOf(zone))
})
