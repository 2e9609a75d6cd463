import { glogowRestaurants } from './restaurants/glogow'
import { legnicaRestaurants } from './restaurants/legnica'
import { lesznoRestaurants } from './restaurants/leszno'
import { lubinRestaurants } from './restaurants/lubin'
import { lublinRestaurants } from './restaurants/lublin'
import { ostrowRestaurants } from './restaurants/ostrow'
import { polkowiceRestaurants } from './restaurants/polkowice'
import { withHouseNumbers } from './streets/along'
import { glogowStreets } from './streets/glogow'
import { legnicaStreets } from './streets/legnica'
import { lesznoStreets } from './streets/leszno'
import { lubinStreets } from './streets/lubin'
import { lublinStreets } from './streets/lublin'
import { ostrowStreets } from './streets/ostrow'
import { polkowiceStreets } from './streets/polkowice'
import type { SeedRestaurant, SeedStreet } from './types'

/** The sample restaurants; the ids 1..N are stable. */
export const restaurants: SeedRestaurant[] = [
  ...lublinRestaurants,
  ...lesznoRestaurants,
  ...ostrowRestaurants,
  ...lubinRestaurants,
  ...polkowiceRestaurants,
  ...glogowRestaurants,
  ...legnicaRestaurants,
]

/** The streets of the built-in address source, with house numbers. */
export const streets: SeedStreet[] = withHouseNumbers(restaurants, [
  ...lublinStreets,
  ...lesznoStreets,
  ...ostrowStreets,
  ...lubinStreets,
  ...polkowiceStreets,
  ...glogowStreets,
  ...legnicaStreets,
])
