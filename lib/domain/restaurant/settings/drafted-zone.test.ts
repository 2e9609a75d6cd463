import { areaBefore, draftedZone, markedZone, NO_AREA, readArea } from './drafted-zone'

const corners = [51.1, 51.2, 51.3].map((lat, i) => ({ lat, lng: 22 + (i % 2) / 10 }))
const outline = { kind: 'outline' as const, corners }
const circle = { kind: 'radius' as const, radiusKm: 2 }

it('C37 the previous area comes back from a form, and a truncated one is null', () => {
  expect(readArea(areaBefore(outline, circle))).toEqual(outline)
  expect(readArea(areaBefore(circle, null))).toEqual(circle)
  expect(readArea(areaBefore(null, outline))).toEqual(NO_AREA)
  for (const text of [areaBefore(outline, null)?.slice(0, -5), '', null, '{"kind":"outline"}'])
    expect(readArea(text)).toBeNull()
})

it('C37 the second post of a double tap offers nothing to undo', () => {
  for (const area of [outline, circle, null]) expect(areaBefore(area, area && { ...area })).toBeNull()
})

it('C37 the mark of a zone depends on its terms, not on its area', () => {
  const zone = { name: 'Centrum', feeGrosze: 500, area: outline }
  const markOf = (...zones: object[]) => draftedZone({ delivery: { zones } } as never, 0)?.mark
  expect(markOf({ ...zone, area: NO_AREA })).toBe(markOf(zone))
  expect(markOf({ ...zone, feeGrosze: 900 })).not.toBe(markOf(zone))
})

it('C37 a zone is found where another tab has put it, by its fields or else its name, and never mistaken', () => {
  const [centre, edge] = ['Centrum', 'Obrzeża'].map((name) => ({ name, feeGrosze: 500, area: outline }))
  const mark = draftedZone({ delivery: { zones: [centre] } } as never, 0)?.mark ?? ''
  const placeAmong = (...zones: object[]) => markedZone({ delivery: { zones } } as never, 0, mark)?.no
  expect(placeAmong(centre as object, edge as object)).toBe(0)
  expect(placeAmong(edge as object, centre as object)).toBe(1)
  expect(placeAmong(edge as object, { ...centre, feeGrosze: 900 })).toBe(1)
  expect(placeAmong({ ...centre, feeGrosze: 700 }, { ...centre, feeGrosze: 900 })).toBeUndefined()
  expect(placeAmong(edge as object)).toBeUndefined()
})

it('C37 an area that cannot be read is told from one that covers nothing yet', () => {
  const isUnread = (area: unknown) => draftedZone({ delivery: { zones: [{ name: 'A', area }] } } as never, 0)?.isUnread
  const chosen = [outline, circle, NO_AREA, { kind: 'outline' }, undefined]
  expect(chosen.map(isUnread)).toEqual(chosen.map(() => false))
  expect(isUnread({ ...outline, corners: [...corners, { lat: 'x', lng: 22 }] })).toBe(true)
})
