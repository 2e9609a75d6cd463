import type { SeedRestaurant, SeedStreet } from '../types'
import { glogowRestaurants } from './restaurants/glogow'
import { legnicaRestaurants } from './restaurants/legnica'
import { lesznoRestaurants } from './restaurants/leszno'
import { lubinRestaurants } from './restaurants/lubin'
import { lublinRestaurants } from './restaurants/lublin'
import { ostrowRestaurants } from './restaurants/ostrow'
import { polkowiceRestaurants } from './restaurants/polkowice'
import { lublinStreets } from './streets/lublin'

/** The sample restaurants; the ids 1..N stay as they are. */
export const restaurants: SeedRestaurant[] = [
  ...lublinRestaurants,
  ...lesznoRestaurants,
  ...ostrowRestaurants,
  ...lubinRestaurants,
  ...polkowiceRestaurants,
  ...glogowRestaurants,
  ...legnicaRestaurants,
]

/** The streets that the built-in address source knows. */
export const streets: SeedStreet[] = [...lublinStreets]
