import { MAX_OUTLINE_CORNERS, outlineWith, outlineWithout } from '@/lib/domain/ordering/delivery/street-outline'
import { covers } from '@/lib/domain/ordering/delivery/zones'
import { restaurantFileSchema } from '@/lib/domain/restaurant/file/schema'
import type { Coordinates } from '@/lib/domain/wire'
import fc from '@/tests/support/fast-check'

/** Addresses of a town, about 15 km wide; some on one line, some in one place. */
const point = fc.record({
  lat: fc.integer({ min: 5_118_000, max: 5_132_000 }).map((lat) => lat / 1e5),
  lng: fc.integer({ min: 2_246_000, max: 2_266_000 }).map((lng) => lng / 1e5),
})
/** Addresses on a ring road, whose hull has more corners than an outline may have. */
const ring = fc.array(
  fc.integer({ min: 0, max: 359 }).map((at) => ({
    lat: 51.25 + 0.03 * Math.sin((at * Math.PI) / 180),
    lng: 22.56 + 0.05 * Math.cos((at * Math.PI) / 180),
  })),
  { minLength: 1, maxLength: 300 },
)
const points = fc.oneof(fc.array(point, { minLength: 1, maxLength: 300 }), ring)
const drawn = fc.oneof(fc.constant([]), fc.array(point, { minLength: 3, maxLength: 60 }))

const isInside = (corners: Coordinates[], at: Coordinates) => covers({ kind: 'outline', corners }, 0, at)
const holds = (corners: Coordinates[], all: readonly Coordinates[]) => all.every((one) => isInside(corners, one))
const isConvex = (corners: readonly Coordinates[]) =>
  corners.every((b, i) => {
    const [a, c] = [corners.at(i - 1), corners[(i + 1) % corners.length]]
    return a && c && (b.lng - a.lng) * (c.lat - b.lat) - (b.lat - a.lat) * (c.lng - b.lng) > -1e-13
  })
const { shape } = restaurantFileSchema.shape.orders.unwrap().shape.delivery.unwrap().shape.zones.element
const isSound = (corners: readonly Coordinates[]) =>
  shape.area.safeParse({ kind: 'outline', corners }).success &&
  corners.length <= MAX_OUTLINE_CORNERS &&
  isConvex(corners)

it('C37 every address of a chosen street is inside, whatever the outline was, and the outline has no crossing', () =>
  fc.assert(
    fc.property(drawn, points, (before, added) => {
      const outline = outlineWith(before, added)
      expect(holds(outline, added)).toBe(true)
      expect(isSound(outline)).toBe(true)
    }),
  ))

it('C37 a street that is chosen again changes nothing, and one more leaves nothing out', () =>
  fc.assert(
    fc.property(points, points, (first, second) => {
      const outline = outlineWith([], first)
      expect(holds(outlineWith(outline, second), first)).toBe(true)
      if (outline.length < MAX_OUTLINE_CORNERS) expect(outlineWith(outline, first)).toEqual(outline)
    }),
  ))

it('C37 an outline without removed streets still covers the others and nothing that was outside', () =>
  fc.assert(
    fc.property(points, points, points, (kept, removed, others) => {
      const before = outlineWith([], [...kept, ...removed])
      const after = outlineWithout(before, kept)
      expect(holds(after, kept)).toBe(true)
      expect(isSound(after)).toBe(true)
      const outside = others.filter((one) => !isInside(before, one))
      if (after.length < MAX_OUTLINE_CORNERS) expect(outside.some((one) => isInside(after, one))).toBe(false)
    }),
  ))

it('C37 an outline of no street is empty', () => expect(outlineWithout(outlineWith([], []), [])).toEqual([]))
