import { leszno } from '@/sample-data/seed-city'
import { seedRestaurant } from '@/sample-data/seed-restaurant'
import { lesznoCentrum } from './leszno-centrum'
import { lesznoDzielnice } from './leszno-dzielnice'

export const lesznoRestaurants = [...lesznoCentrum, ...lesznoDzielnice].map((outline) =>
  seedRestaurant(leszno, outline),
)
