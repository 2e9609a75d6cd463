import { ostrow } from '@/sample-data/seed-city'
import { seedRestaurant } from '@/sample-data/seed-restaurant'
import { ostrowCentrum } from './ostrow-centrum'
import { ostrowDzielnice } from './ostrow-dzielnice'

export const ostrowRestaurants = [...ostrowCentrum, ...ostrowDzielnice].map((outline) =>
  seedRestaurant(ostrow, outline),
)
