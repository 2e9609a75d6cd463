import type { SeedRestaurant, SeedStreet } from '../types'
import { lesznoRestaurants } from './restaurants/leszno'
import { lublinRestaurants } from './restaurants/lublin'
import { ostrowRestaurants } from './restaurants/ostrow'
import { lublinStreets } from './streets/lublin'

/** The sample restaurants; the ids 1..N stay as they are. */
export const restaurants: SeedRestaurant[] = [...lublinRestaurants, ...lesznoRestaurants, ...ostrowRestaurants]

/** The streets that the built-in address source knows. */
export const streets: SeedStreet[] = [...lublinStreets]
