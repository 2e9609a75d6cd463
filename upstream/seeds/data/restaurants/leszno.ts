import { leszno } from '../seed-city'
import { seedRestaurant } from '../seed-restaurant'
import { lesznoCentrum } from './leszno-centrum'
import { lesznoDzielnice } from './leszno-dzielnice'

export const lesznoRestaurants = [...lesznoCentrum, ...lesznoDzielnice].map((outline) =>
  seedRestaurant(leszno, outline),
)
