import type { SeedRestaurant, SeedStreet } from '../types'
import { lublinRestaurants } from './restaurants/lublin'
import { lublinStreets } from './streets/lublin'

/** The sample restaurants; the ids 1..N stay as they are. */
export const restaurants: SeedRestaurant[] = [...lublinRestaurants]

/** The streets that the built-in address source knows. */
export const streets: SeedStreet[] = [...lublinStreets]
